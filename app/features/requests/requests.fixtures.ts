import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import type { RequestCorrection, RequestStage } from '#contract/requests/request-life.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { type RequestOnPage, requestOnPage } from './list/request-on-page.ts'

const ana = { id: 1, nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' }
const hpe = { id: 1, nome: 'HPE' }

const suplementar: RequestCorrection = {
  campo: 'percentualSuplementar',
  nome: 'Contribuição suplementar',
  motivo: 'O formulário assinado diz 3%.',
}

/** The only stage of a kind for which none were drawn. */
const analysis: RequestStage = {
  posicao: 1,
  nome: 'Análise',
  nivel: { id: 1, nome: 'Atendente' },
  prazoDiasUteis: 3,
  inicio: '2026-11-19T14:05:00.000Z',
  fim: null,
  decididaPor: null,
  itens: [],
}

/** A change to 6% and 5%, as its request keeps it. */
const percentageChange: ContributionChangeData = {
  modalidade: 'percentual',
  salario: 10_000,
  percentualBasica: 6,
  percentualSuplementar: 5,
  valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
  anterior: {
    percentualBasica: 4,
    percentualSuplementar: 0,
    valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
  },
  mesEfeito: '2027-01',
}

/** The same with less of supplementary. */
const corrected: ContributionChangeData = {
  ...percentageChange,
  percentualSuplementar: 3,
  valores: { basica: 201.58, suplementar: 324.99, patrocinadora: 201.58, total: 728.15 },
}

/** A contribution change waiting for its first look. */
const receivedRequest: RequestItem = {
  id: 41,
  protocolo: '2026.0000041',
  pessoa: ana,
  plano: hpe,
  funcionalidade: { id: 8, nome: 'Alteração de Contribuição' },
  status: { id: 1, nome: 'Recebida' },
  analista: null,
  versao: 1,
  dataSolicitacao: '2026-11-19T14:05:00.000Z',
  dataAtualizacao: '2026-11-19T14:05:00.000Z',
  prioridade: null,
  prazo: { data: '2026-11-25', situacao: 'no-prazo' },
}

/** One request of each kind of deadline and several statuses. */
export const requestItems: RequestItem[] = [
  receivedRequest,
  {
    ...receivedRequest,
    id: 38,
    protocolo: '2026.0000038',
    funcionalidade: { id: 3, nome: 'FATCA' },
    status: { id: 2, nome: 'Em análise' },
    analista: { id: 12, nome: 'Karina Alves' },
    versao: 2,
    prazo: { data: '2026-11-23', situacao: 'atencao' },
  },
  {
    ...receivedRequest,
    id: 35,
    protocolo: '2026.0000035',
    pessoa: { id: 9, nome: 'Olívia Freitas', cpf: '***.230.001-**' },
    plano: { id: 7, nome: 'DXC' },
    funcionalidade: { id: 12, nome: 'Requerimento de Benefício' },
    status: { id: 3, nome: 'Devolvida para correção' },
    prazo: { data: '2026-12-08', situacao: 'pausado' },
  },
  {
    ...receivedRequest,
    id: 30,
    protocolo: '2026.0000030',
    funcionalidade: { id: 15, nome: 'Portabilidade' },
    status: { id: 4, nome: 'Aguardando terceiros' },
    analista: { id: 13, nome: 'Luiz Barbosa' },
    versao: 3,
    prioridade: '80-anos',
    prazo: { data: '2026-11-10', situacao: 'vencido' },
  },
  {
    ...receivedRequest,
    id: 22,
    protocolo: '2026.0000022',
    funcionalidade: { id: 2, nome: 'Pessoa exposta politicamente' },
    status: { id: 8, nome: 'Concluída' },
    prazo: null,
  },
]

const code = '9f2b6c1e0d4a7385f1c2b3a495867d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f708'

/** As another system filed it: nothing was reckoned. */
const cashAsked = {
  percentual: 25,
  valor: null,
  imposto: null,
  liquido: null,
  rendaAntes: null,
  rendaDepois: null,
  primeiroPagamento: null,
  regime: null,
}

const cashCorrections = [
  { campo: 'percentual', nome: 'Percentual do saldo', motivo: 'O termo assinado diz 20%.' },
  {
    campo: 'comprovante-bancario',
    nome: 'Comprovante da conta bancária',
    motivo: 'Envie uma cópia nítida, com seu nome e CPF.',
  },
]

/** The contribution change after it came back for correction, as its owner sees it. */
export const returnedRequest: RequestOnPage = requestOnPage({
  ...receivedRequest,
  contrato: null,
  status: { id: 3, nome: 'Devolvida para correção' },
  dataAtualizacao: '2026-11-20T18:40:00.000Z',
  prazo: { data: '2026-11-27', situacao: 'pausado' },
  versao: 3,
  dados: percentageChange,
  analista: { id: 13, nome: 'Luiz Barbosa' },
  eventos: [
    {
      id: 1,
      data: '2026-11-19T14:05:00.000Z',
      de: null,
      para: { id: 1, nome: 'Recebida' },
      autor: { nome: 'Ana Beatriz Lima', papel: 'participante' },
      motivo: null,
      etapa: null,
      correcoes: [],
    },
    {
      id: 2,
      data: '2026-11-20T12:10:00.000Z',
      de: { id: 1, nome: 'Recebida' },
      para: { id: 2, nome: 'Em análise' },
      autor: { nome: 'Luiz Barbosa', papel: 'atendente' },
      motivo: null,
      etapa: null,
      correcoes: [],
    },
    {
      id: 3,
      data: '2026-11-20T18:40:00.000Z',
      de: { id: 2, nome: 'Em análise' },
      para: { id: 3, nome: 'Devolvida para correção' },
      autor: { nome: 'Luiz Barbosa', papel: 'atendente' },
      motivo: 'O percentual suplementar não confere com o formulário assinado. Confirme o valor desejado.',
      etapa: null,
      correcoes: [suplementar],
    },
  ],
  parada: null,
  movimentos: [{ status: { id: 7, nome: 'Cancelada' }, exigeMotivo: false }],
  correcao: '/services/alterar-contribuicao?idRequisicao=41',
  podeResponder: false,
  responderAte: '2026-12-20',
  prazoInicial: '2026-11-26',
  refazer: null,
  cancelavelAte: null,
  codigo: code,
  versoes: [{ versao: 1, enviadaEm: receivedRequest.dataSolicitacao, codigo: code, dados: percentageChange }],
  etapas: [analysis],
  proximaEtapa: null,
  podeConferir: false,
  corrigiveis: [],
  correcoes: [suplementar],
  liquidacoes: [],
  documentos: [
    {
      id: 'b1a0f0de-6f4b-4c3e-9a55-0d4b6a3c1f77',
      tipo: 'image/jpeg',
      bytes: 182_400,
      nome: 'Documento de identidade',
    },
  ],
})

/** The change once it was corrected: five percent of supplementary became three. */
export const correctedRequest: RequestOnPage = requestOnPage({
  ...receivedRequest,
  contrato: null,
  status: { id: 2, nome: 'Em análise' },
  versao: 4,
  dados: corrected,
  analista: { id: 13, nome: 'Luiz Barbosa' },
  prazo: { data: '2026-11-27', situacao: 'no-prazo' },
  eventos: [
    ...returnedRequest.eventos,
    {
      id: 4,
      data: '2026-11-21T12:00:00.000Z',
      de: { id: 3, nome: 'Devolvida para correção' },
      para: { id: 2, nome: 'Em análise' },
      autor: { nome: 'Ana Beatriz Lima', papel: 'participante' },
      motivo: null,
      etapa: null,
      correcoes: [],
    },
  ],
  parada: null,
  movimentos: [],
  correcao: null,
  podeResponder: false,
  responderAte: null,
  prazoInicial: '2026-11-26',
  refazer: null,
  cancelavelAte: null,
  codigo: 'ab'.repeat(32),
  versoes: [
    { versao: 1, enviadaEm: receivedRequest.dataSolicitacao, codigo: code, dados: percentageChange },
    { versao: 2, enviadaEm: '2026-11-21T12:00:00.000Z', codigo: 'ab'.repeat(32), dados: corrected },
  ],
  etapas: [analysis],
  proximaEtapa: null,
  podeConferir: false,
  corrigiveis: [],
  correcoes: [],
  liquidacoes: [],
  documentos: [],
})

/** A returned request whose service has no form: it is answered on its page, with a field and a document. */
export const returnedWithoutForm: RequestOnPage = requestOnPage({
  ...receivedRequest,
  contrato: null,
  id: 35,
  funcionalidade: { id: 13, nome: 'Saque à vista' },
  status: { id: 3, nome: 'Devolvida para correção' },
  prazo: { data: '2026-12-08', situacao: 'pausado' },
  versao: 3,
  dados: cashAsked,
  analista: { id: 13, nome: 'Luiz Barbosa' },
  eventos: [
    ...returnedRequest.eventos.slice(0, 2),
    {
      id: 3,
      data: '2026-11-20T18:40:00.000Z',
      de: { id: 2, nome: 'Em análise' },
      para: { id: 3, nome: 'Devolvida para correção' },
      autor: { nome: 'Luiz Barbosa', papel: 'atendente' },
      motivo: 'O comprovante está ilegível, e o percentual não é o do termo que você assinou.',
      etapa: null,
      correcoes: cashCorrections,
    },
  ],
  parada: null,
  movimentos: returnedRequest.movimentos,
  correcao: null,
  podeResponder: true,
  responderAte: '2026-12-20',
  prazoInicial: '2026-11-27',
  refazer: null,
  cancelavelAte: null,
  codigo: code,
  versoes: [{ versao: 1, enviadaEm: receivedRequest.dataSolicitacao, codigo: code, dados: cashAsked }],
  etapas: [analysis],
  proximaEtapa: null,
  podeConferir: false,
  corrigiveis: [],
  correcoes: cashCorrections,
  liquidacoes: [],
  documentos: [],
})

/** A change that was refused, and may be asked for again. */
export const refusedRequest: RequestOnPage = {
  ...returnedRequest,
  status: { id: 6, nome: 'Indeferida' },
  prazo: null,
  eventos: [
    ...returnedRequest.eventos.slice(0, 2),
    {
      id: 3,
      data: '2026-11-20T18:40:00.000Z',
      de: { id: 2, nome: 'Em análise' },
      para: { id: 6, nome: 'Indeferida' },
      autor: { nome: 'Luiz Barbosa', papel: 'atendente' },
      motivo: 'A folha de pagamento do mês já estava fechada na patrocinadora.',
      etapa: null,
      correcoes: [],
    },
  ],
  parada: null,
  movimentos: [],
  correcao: null,
  responderAte: null,
  refazer: '/services/alterar-contribuicao',
  correcoes: [],
}

/** The same change in analysis, as the attendant who took it sees it. */
export const requestInAnalysis: RequestOnPage = {
  ...returnedRequest,
  status: { id: 2, nome: 'Em análise' },
  versao: 2,
  prazo: { data: '2026-11-25', situacao: 'atencao' },
  eventos: returnedRequest.eventos.slice(0, 2),
  parada: null,
  movimentos: [
    { status: { id: 3, nome: 'Devolvida para correção' }, exigeMotivo: true },
    { status: { id: 4, nome: 'Aguardando terceiros' }, exigeMotivo: false },
    { status: { id: 5, nome: 'Deferida' }, exigeMotivo: false },
    { status: { id: 6, nome: 'Indeferida' }, exigeMotivo: true },
  ],
  correcao: null,
  correcoes: [],
  corrigiveis: [
    { campo: 'percentualBasica', nome: 'Contribuição básica' },
    { campo: 'percentualSuplementar', nome: 'Contribuição suplementar' },
  ],
}

/** The same before anybody took it, as an attendant sees it. */
export const receivedForDesk: RequestOnPage = {
  ...requestInAnalysis,
  status: { id: 1, nome: 'Recebida' },
  versao: 1,
  analista: null,
  eventos: returnedRequest.eventos.slice(0, 1),
  movimentos: [{ status: { id: 2, nome: 'Em análise' }, exigeMotivo: false }],
  etapas: [{ ...analysis, inicio: null }],
}

/** A redemption in the first of its two stages, half of it looked at. */
export const requestInStages: RequestOnPage = {
  ...requestInAnalysis,
  funcionalidade: { id: 14, nome: 'Resgate' },
  parada: null,
  movimentos: requestInAnalysis.movimentos.filter(({ status }) => status.id !== 5),
  corrigiveis: [],
  podeConferir: true,
  proximaEtapa: { posicao: 2, nome: 'Aprovação' },
  etapas: [
    {
      ...analysis,
      prazoDiasUteis: 15,
      itens: [
        {
          id: 'identity',
          texto: 'O documento de identidade está válido e legível',
          conferidoPor: 'Luiz Barbosa',
          conferidoEm: '2026-11-20T12:30:00.000Z',
        },
        {
          id: 'account',
          texto: 'A conta bancária está no nome do participante',
          conferidoPor: null,
          conferidoEm: null,
        },
      ],
    },
    {
      ...analysis,
      posicao: 2,
      nome: 'Aprovação',
      nivel: { id: 2, nome: 'Cadastro' },
      prazoDiasUteis: 5,
      inicio: null,
      itens: [
        {
          id: 'amount',
          texto: 'O valor confere com o saldo do dia',
          conferidoPor: null,
          conferidoEm: null,
        },
      ],
    },
  ],
}

/** The same redemption granted, with an instalment that could not be paid. */
export const requestInInstalments: RequestOnPage = {
  ...requestInStages,
  status: { id: 5, nome: 'Deferida' },
  prazo: null,
  parada: null,
  movimentos: [],
  podeConferir: false,
  proximaEtapa: null,
  etapas: requestInStages.etapas.map((stage) => ({
    ...stage,
    inicio: '2026-11-20T12:10:00.000Z',
    fim: '2026-11-21T12:10:00.000Z',
    decididaPor: 'Marta Ribeiro',
  })),
  liquidacoes: [
    {
      numero: 1,
      data: '2026-12-10',
      valor: '1000.00',
      liquidadaEm: '2026-12-10T06:00:00.000Z',
      falha: null,
    },
    {
      numero: 2,
      data: '2027-01-11',
      valor: '1000.00',
      liquidadaEm: null,
      falha: 'A conta bancária do participante não está mais no cadastro.',
    },
    { numero: 3, data: '2027-02-10', valor: '1000.00', liquidadaEm: null, falha: null },
  ],
}

/** A request that another system wrote in a shape that the portal does not know. */
export const unknownKindRequest: RequestOnPage = {
  ...returnedRequest,
  funcionalidade: { id: 15, nome: 'Portabilidade' },
  status: { id: 8, nome: 'Concluída' },
  prazo: null,
  parada: null,
  movimentos: [],
  correcao: null,
  asked: null,
}

/** Some functionalities and statuses, as the API lists them. */
export const functionalityChoices = [
  { id: 8, nome: 'Alteração de Contribuição' },
  { id: 20, nome: 'Alteração de Email Atendimento' },
  { id: 3, nome: 'FATCA' },
  { id: 19, nome: 'Recadastramento' },
]
export const statusChoices = [
  { id: 2, nome: 'Em análise' },
  { id: 1, nome: 'Recebida' },
]
