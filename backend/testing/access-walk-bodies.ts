import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { CallName } from '#contract/calls.ts'
import { notExposed } from '#contract/declarations/declarations.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { publicSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { pensions } from '../database/schema/deaths.ts'
import { emailHolds } from '../database/schema/identity.ts'
import { invitations } from '../database/schema/invitations.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requestKinds, requests } from '../database/schema/requests.ts'
import { savedSimulations } from '../database/schema/saved-simulations.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { inputAbout, namedBy, type Victim } from './access-walk.ts'
import type { CallInput } from './http-client.ts'
import type { TestApi } from './test-api.ts'

type Rest = (victim: Victim) => Record<string, unknown>

const key = () => ({ chaveEnvio: randomUUID() })

/** Values that a call's body needs beside its ids, where a schema alone does not tell what its handler takes. */
const RESTS: Partial<Record<CallName, Rest>> = {
  desfazerAlteracaoEmail: () => ({ motivo: 'A pessoa ligou e não reconhece a troca.' }),
  criarConversa: () => ({ ...key(), assunto: 'Dúvida', mensagem: 'Preciso de ajuda.' }),
  guardarSimulacaoBeneficio: () => ({
    nome: randomUUID(),
    entradas: safeInputs({}, publicSimulationRules).inputs,
  }),
  renomearSimulacaoBeneficio: () => ({ nome: randomUUID() }),
  conversarSimulacaoBeneficio: () => key(),
  anotarCaso: () => ({ texto: 'Falta conferir a assinatura.' }),
  transferirCaso: () => ({ versao: 1, idPessoaAtendente: null }),
  transferirConversa: () => ({ idPessoaAtendente: null }),
  enviarMensagem: () => ({ ...key(), mensagem: 'Alguma novidade?' }),
  simularRegimeTributacao: () => ({ usaSaldo: 'N', contribuicao: 1000, rentabilidade: 4 }),
  responderSolicitacao: () => ({ ...key(), explicacao: 'O termo é o mesmo.' }),
  informarMotivoDocumento: () => ({ motivo: 'Confere o documento que a pessoa enviou.' }),
  enviarDocumento: () => ({ ...key(), tipo: 'certidao', observacao: '', arquivo: randomUUID() }),
  solicitarExclusaoDados: () => ({ ...key(), alcance: 'tudo', motivo: '' }),
  alterarEndereco: () => ({
    cep: '50030-230',
    logradouro: 'Rua do Bom Jesus',
    numero: '10',
    bairro: 'Recife',
    cidade: 'Recife',
    estado: 'PE',
  }),
  alterarContribuicao: () => ({
    ...key(),
    modalidade: 'percentual',
    percentualBasica: 3,
    percentualSuplementar: 0,
  }),
  optarAutopatrocinio: () => ({ ...key(), ciente: true }),
  registrarDatasAcumulacao: () => ({
    conta: 'portada-aberta',
    recebidoEm: '2024-05-10',
    regimeOrigem: 'regressivo',
    acumulacoes: [{ data: '2014-03-05', valor: 10 }],
  }),
  registrarDesligamento: () => ({
    desligadoEm: '2026-11-10',
    comunicadoEm: '2026-11-11',
    admitidoEm: null,
  }),
  registrarFalecimento: () => ({ faleceuEm: '2026-11-10', certidao: randomUUID() }),
  registrarSuspensaoJudicial: () => ({
    motivo: 'Penhora determinada pelo juízo.',
    numeroDocumento: '0001234-56.2026.8.26.0100',
    desde: '2026-11-10',
    ordem: null,
  }),
  liberarSuspensaoJudicial: () => ({ numeroDocumento: 'Ofício 12/2026', ordem: null }),
  abrirPensao: () => ({
    idPensao: 2_000_000_000,
    banco: '341',
    agencia: '0057',
    conta: '12345-7',
    tipo: null,
    percentual: null,
    anos: null,
  }),
  contestarExtratoDesligamento: () => ({ ...key(), motivo: 'O saldo da patrocinadora não confere.' }),
  optarBpd: () => ({ ...key(), ciente: true }),
  pedirPortabilidade: () => ({
    ...key(),
    destino: 1,
    percentual: 100,
    adesao: '2026-01-05',
    renda: null,
    prazoAnos: null,
    aceite: true,
    ciente: true,
  }),
  pedirSaqueVista: () => ({ ...key(), percentual: 10, ciente: true }),
  requererBeneficio: () => ({
    ...key(),
    beneficio: 'normal',
    dataInicio: '2026-12-01',
    tipoRenda: 'percentual',
    percentual: 0.8,
    prazoAnos: null,
    saque: 0,
    regimeCiente: true,
    identidade: null,
    cpf: null,
    endereco: null,
    desligamento: null,
    cartaInss: null,
    declaracao: true,
  }),
  pedirResgate: () => ({ ...key(), forma: 'unica', parcelas: null, dias: null, ciente: true }),
  suspenderBeneficio: () => ({ ...key(), meses: 3 }),
  alterarRenda: () => ({ ...key(), tipo: 'prazo-certo', percentual: null, anos: 15 }),
  suspenderContribuicao: () => ({ ...key(), meses: 6, cienteRisco: true }),
  pedirEmprestimo: () => ({ ...key(), valor: 5_000, parcelas: 12, sistema: 'price', ciente: true }),
  salvarRascunhoOnboarding: () => ({ idStep: 2, versao: 0, dados: {} }),
  salvarRascunhoSolicitacao: () => ({ servico: 'alterar-contribuicao', versao: 0, dados: {} }),
  descartarRascunhoSolicitacao: () => ({ servico: 'alterar-contribuicao' }),
  solicitarIsencao65: () => ({
    ...key(),
    outraFonte: 'S',
    fontes: ['INSS'],
    mesInicio: '2026-11',
    declaracao: true,
  }),
  solicitarIsencaoDoenca: () => ({
    ...key(),
    doenca: 'parkinson',
    dataDiagnostico: '2026-09-15',
    emissor: 'state',
    temValidade: 'N',
    validade: null,
    laudo: null,
    declaracao: true,
  }),
  solicitarDependentes: () => ({ ...key(), tipo: 1, dependentes: [] }),
  declararPep: () => ({ ...key(), ...notExposed }),
  declararFatca: ({ cpf }) => ({
    ...key(),
    cidadeNascimento: 'Recife',
    paisNascimento: 'BR',
    nacionalidade: 'BR',
    outraNacionalidade: '',
    pessoaEstadosUnidos: 'N',
    indiciosEstadosUnidos: false,
    explicacaoIndicios: '',
    residenciasFiscais: [{ pais: 'BR', nif: cpf, motivoSemNif: null, explicacao: '' }],
    confirmacao: true,
  }),
  declararResidencia: () => ({
    ...key(),
    residente_exterior: 'N',
    pais: '',
    codigoPostal: '',
    nif: '',
    complemento: '',
    comprovante: null,
    comprovanteEmitidoEm: null,
  }),
  alterarPerfilInvestimentos: () => ({ ...key(), idPerfil: 2, aceitaTermo: false }),
  optarRegimeTributacao: () => ({
    ...key(),
    regime: 'regressivo',
    viuComparacao: true,
    aceitaIrrevogavel: true,
    senha: DEMO_PASSWORD,
  }),
}

type WholeInput = Omit<CallInput, 'body'> & { body?: Record<string, unknown> }

/** A call about somebody as its handler takes it. */
export function wholeInput(
  name: CallName,
  call: CallDefinition,
  victim: Victim,
  ids = victim.ids,
): WholeInput {
  const { body, ...input } = inputAbout(call, ids)
  if (body === undefined) return input
  return { ...input, body: { ...(body as object), ...RESTS[name]?.(victim) } }
}

/** Ids of bodies that name nobody's own data: what is chosen from, and the attendant. */
const OF_NOBODY = new Set(['idPerfil', 'idStep', 'idStatus', 'idPessoaAtendente', 'idPessoaAdmin'])

/** Ids in a call's body beside those that say whom it is about: of what hangs on them. */
export function innerIdsOf(call: CallDefinition): string[] {
  const body = call.body as { entries?: object; options?: readonly { entries: object }[] } | undefined
  const shapes = [body?.entries, ...(body?.options ?? []).map(({ entries }) => entries)]
  const names = new Set(shapes.flatMap((entries) => Object.keys(entries ?? {})))
  const about = new Set(['idPessoa', 'idPlano', ...namedBy(call).map((field) => field.split('.')[1])])
  return [...names].filter((name) => /^id[A-Z]/.test(name) && !about.has(name) && !OF_NOBODY.has(name))
}

/** The id of such a thing of somebody else; of a request, one that the call itself could send again where there is one. */
export async function foreignId(
  { api, database }: TestApi,
  call: CallDefinition,
  field: string,
  { personId, ids }: Victim,
): Promise<number> {
  const ownLinks = database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.personId, personId))
  const found = async () => {
    switch (field) {
      case 'idVinculo':
        return database
          .select({ id: planLinks.id })
          .from(planLinks)
          .where(and(ne(planLinks.personId, personId), eq(planLinks.planId, Number(ids['idPlano']))))
      case 'idContribuicao':
        return database
          .select({ id: contributionPayments.id })
          .from(contributionPayments)
          .where(notInArray(contributionPayments.linkId, ownLinks))
      case 'idConvite':
        return database
          .select({ id: invitations.id })
          .from(invitations)
          .where(notInArray(invitations.linkId, ownLinks))
      case 'idPensao':
        return database.select({ id: pensions.id }).from(pensions)
      case 'idSimulacao':
        return database
          .select({ id: savedSimulations.id })
          .from(savedSimulations)
          .where(notInArray(savedSimulations.linkId, ownLinks))
      case 'idRequisicao': {
        const slugs = requestKindsIn(api)
          .all.filter((kind) => kind.call?.path === call.path)
          .map(({ slug }) => slug)
        const same = database
          .select({ id: requestKinds.id })
          .from(requestKinds)
          .where(inArray(requestKinds.slug, slugs.length > 0 ? slugs : ['']))
        return database
          .select({ id: requests.id })
          .from(requests)
          .where(ne(requests.personId, personId))
          .orderBy(sql`${requests.kindId} not in ${same}`)
      }
      case 'idAlteracao':
        return database
          .select({ id: emailHolds.id })
          .from(emailHolds)
          .where(ne(emailHolds.personId, personId))
      default:
        return []
    }
  }
  const [row] = await found()
  if (!row)
    throw new Error(`nobody else has a ${field}: say where there is one in testing/access-walk-bodies.ts`)
  return row.id
}
