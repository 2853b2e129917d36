import { firstPayment, nextPayment } from '#app/format/next-payment.fixtures.ts'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { BalanceHistory, PlanBalance, PlanSummary } from './plan-summary.ts'

const grown = Array.from({ length: 36 }, (_, month) => ({
  competencia: addToCompetence('2023-11', month),
  contribuido: sumReais([268.78 * (month + 1)]),
  saldo: sumReais([268.78 * (month + 1), 2.1 * month * month]),
}))

const [newest] = grown.slice(-1)
const balance = newest?.saldo ?? 0
const contributed = newest?.contribuido ?? 0

/** Balance after three years of contributions. */
export const savedBalance: PlanBalance = {
  total: balance,
  participante: sumReais([balance / 2]),
  patrocinadora: sumReais([balance, -sumReais([balance / 2])]),
  portado: 0,
  cotas: 9876.54321,
  valorCota: 1.24031245,
  dataCota: '2026-10-31',
  perfil: 'Moderado',
}

/** A contributor with three years of history. */
export const saving: PlanSummary = {
  pendencias: [],
  saldo: savedBalance,
  totalContribuido: contributed,
  rendimento: sumReais([balance, -contributed]),
  jaPago: 0,
  outrasSaidas: 0,
  ultimaContribuicao: {
    competencia: '2026-10',
    dataCredito: '2026-11-06',
    creditada: true,
    participante: 134.39,
    patrocinadora: 134.39,
    total: 268.78,
  },
  proximaContribuicao: {
    competencia: '2026-11',
    vencimento: '2026-12-10',
    valor: 134.39,
    idContribuicao: null,
  },
  ultimoBeneficio: null,
  beneficio: null,
  parteAdquirida: {
    percentual: 40,
    valor: 2_000,
    naoAdquirido: 3_000,
    proximo: { percentual: 50, em: '2027-11-10' },
  },
  contrapartida: { de: 4, para: 6, mais: 67.19, custa: 67.19 },
  projecao: {
    em: '2048-06-24',
    idade: 60,
    contribuicaoMensal: 268.78,
    saldo: 158_916.07,
    rendaMensal: 957.02,
    prazoAnos: 20,
    rendimentoReal: 4,
    crescimentoContribuicao: 1,
    taxaSaldo: 0,
    mesDecimoTerceiro: 12,
    rendas: [
      { idade: 60, em: '2048-06-24', rendaMensal: 957.02, inss: { valor: 4_120.55, aPartirDos: 62 } },
      { idade: 62, em: '2050-06-24', rendaMensal: 1_113.4, inss: { valor: 4_120.55, aPartirDos: 65 } },
      { idade: 65, em: '2053-06-24', rendaMensal: 1_391.2, inss: { valor: 4_120.55, aPartirDos: 65 } },
    ],
  },
  concessao: null,
  requisicoesAbertas: 1,
  suspensao: null,
  saida: null,
  outrosPlanos: [],
}

/** How three years of contributions became what they are. */
export const grownHistory: BalanceHistory = {
  rentabilidade12Meses: 10.4218,
  comparacao12Meses: { de: '2025-11', ate: '2026-10', cdi: 14.1299, ipca: 3.7824 },
  evolucao: grown,
}

/** A person who receives a benefit: money goes out. */
export const receiving: PlanSummary = {
  ...saving,
  saldo: { ...savedBalance, portado: 12_500 },
  ultimaContribuicao: null,
  proximaContribuicao: null,
  ultimoBeneficio: {
    competencia: '2026-10',
    dataPagamento: '2026-10-30',
    valorBruto: 9000,
    valorLiquido: 6808.37,
  },
  beneficio: {
    proximoPagamento: '2026-11-30',
    conta: '…123-4',
    proximo: nextPayment,
    decimoTerceiro: { dataPagamento: '2026-12-31', avos: 12, valor: 9000 },
    duracao: { tipo: 'prazo', meses: 205, ate: '2043-11', rendimentoReal: 4 },
  },
  jaPago: 265_500,
  parteAdquirida: null,
  contrapartida: null,
  projecao: null,
  concessao: null,
  requisicoesAbertas: 0,
}

/** A balance that an income is paid from. */
export const shrinkingHistory: BalanceHistory = {
  ...grownHistory,
  evolucao: grown.map((month, index) => ({
    ...month,
    contribuido: 900_000,
    saldo: 1_200_000 - index * 6500,
  })),
}

/** A person whose benefit was granted: the first payment is to come. */
export const granted: PlanSummary = {
  ...saving,
  proximaContribuicao: null,
  beneficio: {
    proximoPagamento: '2026-12-31',
    conta: '…123-4',
    proximo: firstPayment,
    decimoTerceiro: { dataPagamento: '2026-12-31', avos: 1, valor: 223.07 },
    duracao: { tipo: 'percentual' },
  },
  concessao: {
    beneficio: 'Aposentadoria normal',
    forma: 'Percentual do saldo',
    primeiroPagamento: '2026-12-31',
    percentualSaque: 25,
  },
  parteAdquirida: null,
  contrapartida: null,
  projecao: null,
}

/** Of who has just joined, or whose profile has no quota yet. */
export const noHistory: BalanceHistory = { rentabilidade12Meses: null, comparacao12Meses: null, evolucao: [] }

/** A new participant: nothing entered yet. */
export const starting: PlanSummary = {
  ...saving,
  saldo: { ...savedBalance, total: 0, participante: 0, patrocinadora: 0, cotas: 0 },
  totalContribuido: 0,
  rendimento: 0,
  ultimaContribuicao: null,
  proximaContribuicao: null,
  parteAdquirida: null,
  contrapartida: null,
  projecao: null,
  concessao: null,
  requisicoesAbertas: 0,
}

/** Money entered, but no quota of the profile was published yet. */
export const withoutQuota: PlanSummary = {
  ...saving,
  saldo: null,
  rendimento: null,
  parteAdquirida: null,
  projecao: null,
}

const slip = { finalidade: 'autopatrocinio', formaPagamento: 2, pagavelAqui: true } as const

/** One of each thing that can wait for somebody, in their order. */
export const everythingToDo: ToDo[] = [
  { tipo: 'aviso-atraso', ate: '2026-12-21', opcao: 'bpd', pagavelAqui: true },
  {
    tipo: 'pagamento-vencido',
    idContribuicao: 23,
    competencia: '2026-10',
    vencimento: '2026-10-10',
    ...slip,
    total: 422.56,
    dias: 43,
  },
  { tipo: 'beneficio-suspenso', desde: '2026-11-10' },
  { tipo: 'recadastramento', status: 4, prazo: '2026-12-26', suspendeEm: null },
  {
    tipo: 'requisicao-devolvida',
    idRequisicao: 106,
    protocolo: '2026.0000063',
    servico: 'alteracao-renda',
    nome: 'Alteração de renda',
    ate: '2026-12-04',
  },
  {
    tipo: 'requisicao-indeferida',
    idRequisicao: 107,
    protocolo: '2026.0000071',
    servico: 'resgate',
    nome: 'Resgate',
    em: '2026-11-05',
  },
  { tipo: 'prazo-opcao', ate: '2026-12-30', dias: 49 },
  { tipo: 'primeiro-acesso' },
  { tipo: 'declaracao', declaracao: 'pep', situacao: 'vence-em-breve', validaAte: '2026-12-01' },
  { tipo: 'declaracao-a-fazer', declaracao: 'fatca' },
  {
    tipo: 'pagamento-aberto',
    idContribuicao: 25,
    competencia: '2026-12',
    vencimento: '2026-12-10',
    ...slip,
    valor: 407.19,
    pagavelAte: '2026-12-10',
  },
  { tipo: 'janela-perfil', ate: '2026-11-15' },
]

/** The self-sponsored: one contribution is late, another waits. */
export const owing: PlanSummary = {
  ...saving,
  pendencias: everythingToDo.filter(({ tipo }) => tipo.startsWith('pagamento-')),
  ultimaContribuicao: {
    competencia: '2026-11',
    dataCredito: '2026-11-09',
    creditada: false,
    participante: 407.19,
    patrocinadora: 0,
    total: 407.19,
  },
  proximaContribuicao: {
    competencia: '2026-12',
    vencimento: '2026-12-10',
    valor: 407.19,
    idContribuicao: 25,
  },
  contrapartida: null,
}

/** Who left the sponsor and has to choose. */
export const choosing: PlanSummary = {
  ...saving,
  pendencias: everythingToDo.filter(({ tipo }) => tipo === 'prazo-opcao'),
  saida: { presumida: 'bpd' },
  proximaContribuicao: null,
  contrapartida: null,
}

/** Who keeps a deferred benefit: nothing enters any more. */
export const deferred: PlanSummary = {
  ...saving,
  proximaContribuicao: null,
  contrapartida: null,
  projecao: saving.projecao && { ...saving.projecao, contribuicaoMensal: 0, rendaMensal: 253.82 },
}

/** Whose contributions stand still. */
export const paused: PlanSummary = {
  ...saving,
  proximaContribuicao: null,
  suspensao: { ate: '2027-03', voltaEm: '2027-04', valor: 250, encerravel: true },
}

/** Who is in two plans. */
export const savingTwice: PlanSummary = {
  ...saving,
  outrosPlanos: [
    {
      idPlano: 4,
      nome: 'Mais Valor',
      matricula: '400118',
      saldo: 7_912.3,
      rendas: [
        { idade: 60, em: '2048-06-24', rendaMensal: 210.5, inss: null },
        { idade: 65, em: '2053-06-24', rendaMensal: 302.1, inss: { valor: 4_120.55, aPartirDos: 65 } },
      ],
    },
  ],
}
