import type { RuleEdition, RulePreview } from '#contract/plan-rules/plan-rules.ts'
import { requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'

const stage = (name: string, level: number, slaBusinessDays: number) => ({
  name,
  level,
  slaBusinessDays,
  checklist: [],
  mayReturn: true,
})

const resgate = {
  isPayment: true,
  stages: [
    {
      ...stage('Análise', 1, 15),
      checklist: [
        { id: 'identity', text: 'Documento de identidade confere' },
        { id: 'account', text: 'Conta em nome do participante' },
      ],
    },
    { ...stage('Aprovação', 2, 5), mayReturn: false },
  ],
}

const drawn = Object.fromEntries(
  requestKindSlugs.map((slug) => {
    const { businessDays, paysOut } = requestKindFacts[slug]
    const stages = [stage('Análise', 1, businessDays), ...(paysOut ? [stage('Aprovação', 2, 1)] : [])]
    return [slug, { isPayment: paysOut, stages }]
  }),
)
// The wire's type of a rule goes less deep than stages do.
const rulesWith = (changes: object): RuleEdition['historico'][number]['regras'] =>
  ({ ...drawn, resgate, ...changes }) as never

const installed = {
  ate: null,
  fonte: 'Regulamento do plano',
  nota: '',
  publicadoEm: '2026-05-01T03:00:00.000Z',
  publicadoPor: null,
}

/** The stages of a plan since its beginning, without a draft. */
export const workflowEdition: RuleEdition = {
  tipo: 'request-workflow',
  nome: 'Etapas das solicitações',
  norma: 'Decisão da entidade',
  plano: { id: 1, nome: 'HPE' },
  hoje: '2026-11-21',
  perfis: [],
  historico: [
    {
      ...installed,
      versao: 2,
      situacao: 'vigente',
      desde: '2026-05-01',
      regras: rulesWith({}),
    },
    {
      ...installed,
      versao: 1,
      situacao: 'encerrada',
      desde: '2025-05-01',
      ate: '2026-04-30',
      publicadoEm: '2025-05-01T03:00:00.000Z',
      regras: rulesWith({
        resgate: { isPayment: true, stages: [stage('Análise', 1, 15), stage('Aprovação', 2, 5)] },
      }),
    },
  ],
  rascunho: null,
}

/** The same with a draft that changes portability too. */
export const workflowWithDraft: RuleEdition = {
  ...workflowEdition,
  rascunho: {
    versao: 7,
    regras: rulesWith({
      portabilidade: { isPayment: true, stages: [stage('Análise', 1, 6), stage('Aprovação', 3, 2)] },
    }),
    aPartirDe: '2027-01-01',
    fonte: 'Ata 91 da Diretoria Executiva',
    nota: '',
    alteradoEm: '2026-11-20T12:00:00.000Z',
    alteradoPor: 'Luiz Barbosa',
  },
}

/** A kind that pays, with documents. */
export const redemptionType: RequestType = {
  funcionalidade: 'resgate',
  nome: 'Resgate',
  decidida: true,
  pagamento: true,
  documentos: [
    { nome: 'Documento de identidade', exigencia: 'sempre' },
    { nome: 'Comprovante de endereço', exigencia: 'conforme' },
  ],
  avisos: [
    { modelo: 'requisicao_recebida', titulo: 'Solicitação recebida', porEmail: true },
    { modelo: 'requisicao_em_analise', titulo: 'Solicitação em análise', porEmail: false },
  ],
}

/** A kind that takes effect as it is sent. */
export const declarationType: RequestType = {
  funcionalidade: 'pep',
  nome: 'Pessoa exposta politicamente',
  decidida: false,
  pagamento: false,
  documentos: [],
  avisos: [],
}

/** Preview of a third stage: its effect on recent requests. */
export const workflowPreview: RulePreview = {
  mudancas: [
    {
      campo: 'resgate',
      nome: 'Resgate',
      antes: 'pagamento; Análise: Atendente, 15 dias úteis; Aprovação: Cadastro, 5 dias úteis',
      depois:
        'pagamento; Análise: Atendente, 15 dias úteis; Cálculo: Cadastro, 3 dias úteis; Aprovação: Cadastro, 5 dias úteis',
    },
  ],
  exemplos: [],
  impedimentos: [],
  substituidas: [],
  ensaio: {
    desde: '2026-08-23',
    ate: '2026-11-21',
    solicitacoes: 12,
    diferentes: 2,
    lista: [
      {
        idRequisicao: 41,
        protocolo: '2026.0000041',
        funcionalidade: 'Resgate',
        recebidaEm: '2026-11-03T14:05:00.000Z',
        diferencas: [
          { nome: 'Etapas', antes: '2', depois: '3' },
          { nome: 'Prazo', antes: '02/12/2026', depois: '07/12/2026' },
        ],
      },
      {
        idRequisicao: 17,
        protocolo: '2026.0000017',
        funcionalidade: 'Resgate',
        recebidaEm: '2026-09-10T14:05:00.000Z',
        diferencas: [{ nome: 'Níveis', antes: 'Atendente, Atendente', depois: 'Atendente, Cadastro' }],
      },
    ],
  },
}
