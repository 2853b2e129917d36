import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  alterarPerfilInvestimentos,
  ComparedInvestmentProfile,
  InvestmentProfileResult,
  InvestmentProfileSituation,
} from '#contract/investments/investment-profiles.ts'

function compared(
  [id, nome, descricao]: [number, string, string],
  [rendaVariavelMinima, rendaVariavelMaxima]: [number, number],
  yearly: number,
  [pior, meio, melhor, perdas]: [number, number, number, number],
): ComparedInvestmentProfile {
  return {
    id,
    nome,
    descricao,
    rendaVariavelMinima,
    rendaVariavelMaxima,
    oferecido: true,
    retornos: [12, 24, 36, 60].map((meses) => {
      const growth = (1 + yearly / 100) ** (meses / 12)
      return {
        meses,
        acumulado: Math.round((growth - 1) * 1_000_000) / 10_000,
        anual: yearly,
        dataInicial: `${2026 - meses / 12}-10-30`,
        cotaInicial: Math.round((20 / growth) * 1e8) / 1e8,
        dataFinal: '2026-10-30',
        cotaFinal: 20,
      }
    }),
    volatilidade: { meses: 36, percentual: id === 1 ? 0.12 : (id - 1) * 2.4 },
    resultados: { meses: 12, periodos: 109, pior, baixo: pior, meio, alto: melhor, melhor, perdas },
  }
}

export const profiles: ComparedInvestmentProfile[] = [
  compared([1, 'Super Conservador', 'Só renda fixa de curto prazo.'], [0, 0], 10, [6, 9.4, 12.6, 0]),
  compared([2, 'Conservador', 'Quase tudo em renda fixa.'], [0, 10], 10.5, [5.2, 9.9, 14.1, 0]),
  compared([3, 'Moderado', 'Renda fixa com uma parte em ações.'], [10, 30], 11, [-1.3, 10.4, 19.2, 2.75]),
  compared([4, 'Arrojado', 'Grande parte em ações.'], [30, 60], 12, [-12.4, 11.8, 32.5, 11.93]),
]

const nameOf = (id: number) => ({ id, nome: profiles[id - 1]?.nome ?? '' })

/** 22 points: Moderado. */
export const moderateResult: InvestmentProfileResult = {
  versao: 1,
  respondidoEm: '2025-12-06',
  validoAte: '2027-12-06',
  valido: true,
  pontos: 22,
  pontosMaximos: 36,
  respostas: [
    { pergunta: 'Como é a sua renda?', resposta: 'É estável', pontos: 3 },
    { pergunta: 'Você vai precisar deste dinheiro nos próximos 2 anos?', resposta: 'Não', pontos: 19 },
  ],
  perfilPelosPontos: nameOf(3),
  perfil: nameOf(3),
  limites: [],
}

/** 32 points, held down because the money is needed soon. */
export const cappedResult: InvestmentProfileResult = {
  ...moderateResult,
  pontos: 32,
  perfilPelosPontos: nameOf(4),
  perfil: nameOf(2),
  limites: ['Você vai precisar do dinheiro nos próximos 2 anos.'],
}

/** In Moderado with a good result, on a day of the window. */
export const openSituation: InvestmentProfileSituation = {
  perfil: nameOf(3),
  saldo: { total: 21_483.77, dataCota: '2026-10-30' },
  rendaVitalicia: false,
  janela: { aberta: true, de: '2026-11-01', ate: '2026-11-15', efeitoEm: '2026-12-01' },
  perfis: profiles,
  questionario: {
    versao: 1,
    validadeMeses: 24,
    pontosMaximos: 7,
    perguntas: [
      {
        id: 'income-stability',
        texto: 'Como é a sua renda?',
        opcoes: [
          { id: 'none', texto: 'Não tenho renda hoje', pontos: 0 },
          { id: 'stable', texto: 'É estável', pontos: 3 },
        ],
      },
      {
        id: 'need-in-2-years',
        texto: 'Você vai precisar deste dinheiro nos próximos 2 anos?',
        opcoes: [
          { id: 'yes', texto: 'Sim', pontos: 0 },
          { id: 'no', texto: 'Não', pontos: 4 },
        ],
      },
    ],
    faixas: [
      { aPartirDe: 0, perfil: nameOf(1) },
      { aPartirDe: 2, perfil: nameOf(2) },
      { aPartirDe: 4, perfil: nameOf(3) },
      { aPartirDe: 6, perfil: nameOf(4) },
    ],
    limites: [{ texto: 'Você vai precisar do dinheiro nos próximos 2 anos.', perfilMaximo: nameOf(2) }],
  },
  resultado: moderateResult,
  escolhaAberta: null,
  trocaMarcada: null,
  trocas: [],
}

/** Outside the window, after a switch. */
export const closedSituation: InvestmentProfileSituation = {
  ...openSituation,
  janela: { aberta: false, de: '2027-05-01', ate: '2027-05-15', efeitoEm: '2027-06-01' },
  trocas: [
    {
      data: '2026-05-29',
      de: nameOf(2),
      para: nameOf(3),
      cotaAnterior: 2.139,
      cotaNova: 1.5874,
      saldo: 2139,
    },
  ],
}

/** Chose Arrojado in this window already. */
export const chosenSituation: InvestmentProfileSituation = {
  ...openSituation,
  escolhaAberta: {
    id: 7,
    protocolo: '2026.0000131',
    status: { id: 1, nome: 'Recebida' },
    perfil: 'Arrojado',
    efeitoEm: '2026-12-01',
    cancelavelAte: '2026-11-15',
  },
}

/** Joined lately: no questionnaire, no unit values, no balance. */
export const newcomerSituation: InvestmentProfileSituation = {
  ...openSituation,
  saldo: null,
  perfis: profiles.map((profile) => ({ ...profile, retornos: [], volatilidade: null, resultados: null })),
  resultado: null,
}

/** An income for life. */
export const lifetimeSituation: InvestmentProfileSituation = {
  ...openSituation,
  rendaVitalicia: true,
  resultado: null,
}

export const sentChoice: CallAnswer<typeof alterarPerfilInvestimentos> = {
  idRequisicao: 7,
  protocolo: '2026.0000131',
  dataSolicitacao: '2026-11-11T15:00:00.000Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: {
    idPerfil: 4,
    perfilNovo: 'Arrojado',
    idPerfilAnterior: 3,
    perfilAnterior: 'Moderado',
    efeitoEm: '2026-12-01',
    cancelavelAte: '2026-11-15',
    resultado: { perfil: 'Moderado', pontos: 22, versao: 1, respondidoEm: '2025-12-06' },
    termoRisco: 'Escolho o perfil Arrojado.',
  },
}
