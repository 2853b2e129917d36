import type {
  ExplainedFigureOnWire,
  StatementLineOnWire,
  StatementLinesAnswer,
  StatementPosition,
} from '#contract/statement/statement.ts'
import { statementSearchDefaults } from './statement.search.ts'

const proxima = { dataCota: '2026-11-30', disponivelEm: '2026-12-01' }
const quotaPart = { codigo: 'valor-da-cota', valor: 2.139, conta: null, data: '2026-10-30' } as const

/** Three months of contributions of 201.58 from each side and 541.65 on top: the worked example of quotas. */
export const totalBalance: ExplainedFigureOnWire = {
  figura: 'saldo-total',
  formula: 'cotas-vezes-valor',
  partes: [{ codigo: 'cotas', valor: 1339.37893816, conta: null, data: null }, quotaPart],
  resultado: 2864.93,
  dataCota: '2026-10-30',
  proxima,
}

export const vestedBalance: ExplainedFigureOnWire = {
  figura: 'saldo-adquirido',
  formula: 'percentual-do-saldo',
  partes: [
    { codigo: 'saldo-da-conta', valor: 30_000, conta: 'patrocinadora', data: null },
    { codigo: 'percentual-adquirido', valor: 40, conta: null, data: null },
  ],
  resultado: 12_000,
  dataCota: '2026-10-30',
  proxima,
}

export const earned: ExplainedFigureOnWire = {
  figura: 'rendimento',
  formula: 'saldo-mais-retirado-menos-contribuido',
  partes: [
    { codigo: 'saldo', valor: 2864.93, conta: null, data: null },
    { codigo: 'retirado', valor: 0, conta: null, data: null },
    { codigo: 'contribuido', valor: 2834.43, conta: null, data: null },
  ],
  resultado: 30.5,
  dataCota: '2026-10-30',
  proxima,
}

export const contributed: ExplainedFigureOnWire = {
  figura: 'contribuido',
  formula: 'soma-das-contribuicoes',
  partes: [
    { codigo: 'contribuido', valor: 604.74, conta: 'basica', data: null },
    { codigo: 'contribuido', valor: 2229.69, conta: 'patrocinadora', data: null },
  ],
  resultado: 2834.43,
  dataCota: null,
  proxima: null,
}

export const periodReturn: ExplainedFigureOnWire = {
  figura: 'rentabilidade-periodo',
  formula: 'valor-sobre-valor',
  partes: [
    { codigo: 'primeira-cota', valor: 2.1043, conta: null, data: '2026-06-30' },
    { codigo: 'ultima-cota', valor: 2.1265, conta: null, data: '2026-08-31' },
    { codigo: 'rentabilidade-do-mes', valor: 0.651, conta: null, data: '2026-07-31' },
    { codigo: 'rentabilidade-do-mes', valor: 0.4013, conta: null, data: '2026-08-31' },
  ],
  resultado: 1.055,
  dataCota: '2026-08-31',
  proxima: null,
}

/** Eleven months in one profile and one in another, which the money went to on the last day of November. */
export const returnInTwoProfiles: ExplainedFigureOnWire = {
  figura: 'rentabilidade-12-meses',
  formula: 'rentabilidades-de-cada-perfil',
  partes: [
    { codigo: 'primeira-cota', valor: 10, conta: null, data: '2025-12-30' },
    { codigo: 'cota-na-saida', valor: 12, conta: null, data: '2026-11-30' },
    { codigo: 'cota-na-entrada', valor: 17.31, conta: null, data: '2026-11-30' },
    { codigo: 'ultima-cota', valor: 18.0024, conta: null, data: '2026-12-30' },
    { codigo: 'rentabilidade-do-mes', valor: 4, conta: null, data: '2026-12-30' },
  ],
  resultado: 24.8,
  dataCota: '2026-12-30',
  proxima: null,
}

/** Money in two profiles at once: a contribution of before a switch was credited after it. */
export const totalInTwoProfiles: ExplainedFigureOnWire = {
  ...totalBalance,
  partes: [...totalBalance.partes, { ...totalBalance.partes[0]!, valor: 10 }, { ...quotaPart, valor: 1.5 }],
  resultado: 2879.93,
}

export const lineQuotas: ExplainedFigureOnWire = {
  figura: 'cotas-da-linha',
  formula: 'quantia-sobre-valor',
  partes: [
    { codigo: 'quantia', valor: 201.58, conta: null, data: null },
    { codigo: 'valor-da-cota', valor: 2.1043, conta: null, data: '2026-06-10' },
  ],
  resultado: 95.7943259,
  dataCota: '2026-06-10',
  proxima: null,
}

const months = ['2026-10', '2026-09', '2026-08'] as const
const profiles = [
  { id: 2, nome: 'Conservador' },
  { id: 3, nome: 'Moderado' },
]

/** A contributor with three months behind them. */
export const threeMonths: StatementPosition = {
  pessoa: { nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' },
  plano: { id: 1, nome: 'HPE' },
  matricula: '100234',
  dataAdesao: '2026-08-10',
  mesesNoPlano: 3,
  regimeTributario: 'progressivo',
  perfil: { id: 3, nome: 'Moderado' },
  cota: { valor: 2.139, data: '2026-10-30' },
  figuras: [totalBalance, vestedBalance, contributed, earned],
  evolucao: [
    { competencia: '2026-08', contribuido: 944.81, retirado: 0, saldo: 944.81, rendimento: 0 },
    { competencia: '2026-09', contribuido: 1889.62, retirado: 0, saldo: 1901.2, rendimento: 11.58 },
    { competencia: '2026-10', contribuido: 2834.43, retirado: 0, saldo: 2864.93, rendimento: 30.5 },
  ],
  aCreditar: [],
  lotes: null,
  rentabilidades: {
    perfis: profiles,
    meses: months.map((competencia, back) => ({
      competencia,
      perfis: profiles.map(({ id }) => ({
        idPerfil: id,
        mes: id === 3 ? 0.65 - back * 0.4 : 0.8,
        ano: id === 3 ? 7.1 : 8.2,
        dozeMeses: id === 3 ? 10.4567 : null,
        acumulado: id === 3 ? 10.4567 - back * 3 : 9 - back * 3,
      })),
    })),
  },
  opcoes: {
    contas: ['basica', 'patrocinadora'],
    tipos: ['CB', 'CP'],
    perfis: [{ id: 3, nome: 'Moderado' }],
    primeiroMes: '2025-11',
    ultimoMes: '2026-10',
  },
}

/** Assisted, in the regressive regime: money went out, and what is left has several ages. */
export const regressiveInBenefit: StatementPosition = {
  ...threeMonths,
  regimeTributario: 'regressivo',
  evolucao: threeMonths.evolucao.map((point) => ({ ...point, retirado: 100 })),
  lotes: [
    { aliquota: 15, cotas: 800, valor: 2603.78 },
    { aliquota: 10, cotas: 1000, valor: 3254.72 },
  ],
}

/** Somebody who joined a few days ago. */
export const nothingYet: StatementPosition = {
  ...threeMonths,
  mesesNoPlano: 0,
  regimeTributario: 'nao-escolhido',
  figuras: [{ ...totalBalance, partes: [], resultado: 0 }],
  evolucao: [],
  opcoes: { contas: [], tipos: [], perfis: [], primeiroMes: null, ultimoMes: null },
}

/** Its balance: the quotas of both contributions of that day. */
const lineBalance: ExplainedFigureOnWire = {
  ...lineQuotas,
  figura: 'saldo-da-linha',
  formula: 'cotas-vezes-valor',
  partes: [{ codigo: 'cotas', valor: 191.5886518, conta: null, data: null }, ...lineQuotas.partes.slice(1)],
  resultado: 403.16,
}

const line = {
  dataCredito: '2026-10-30',
  competencia: '2026-10',
  perfil: 'Moderado',
  valor: 201.58,
  valorCota: 2.1043,
  cotas: 95.7943259,
  cotasAcumuladas: 191.5886518,
  saldo: 403.16,
  figuras: [lineQuotas, lineBalance],
} satisfies Partial<StatementLineOnWire>

/** The first of three pages. */
export const firstPage: StatementLinesAnswer = {
  periodo: { de: '2025-12', ate: '2026-11' },
  totalLinhas: 26,
  pagina: 0,
  totalPaginas: 3,
  linhas: [
    { ...line, id: 2, tipo: 'CP', conta: 'patrocinadora' },
    { ...line, id: 1, tipo: 'CB', conta: 'basica', cotasAcumuladas: 95.7943259, saldo: 201.58 },
  ],
  totais: {
    porTipo: [
      { tipo: 'CB', linhas: 13, valor: 2620.54, cotas: 1245.3262367 },
      { tipo: 'CP', linhas: 13, valor: 2620.54, cotas: 1245.3262367 },
    ],
    contribuido: 5241.08,
    retirado: 0,
    coletivas: 0,
  },
  saldos: { inicial: { valor: 0, dataCota: null }, final: { valor: 2864.93, dataCota: '2026-10-30' } },
  figuras: [periodReturn],
}

/** A page with a switch of profile: the same money out of one and into the other, and an entry that was reversed. */
export const afterSwitch: StatementLinesAnswer = {
  ...firstPage,
  linhas: [
    {
      ...line,
      id: 6,
      tipo: 'troca-de-perfil-entrada',
      conta: 'basica',
      perfil: 'Arrojado',
      valor: 403.16,
      valorCota: 4.2086,
      cotas: 95.7943259,
      cotasAcumuladas: 95.7943259,
    },
    {
      ...line,
      id: 5,
      tipo: 'troca-de-perfil-saida',
      conta: 'basica',
      valor: -403.16,
      cotas: -191.5886518,
      cotasAcumuladas: 0,
      saldo: 0,
    },
    { ...line, id: 4, tipo: 'CB', conta: 'basica', valor: -201.58, cotas: -95.7943259 },
    ...firstPage.linhas,
  ],
  totais: {
    ...firstPage.totais,
    porTipo: [
      ...firstPage.totais.porTipo,
      { tipo: 'troca-de-perfil-saida', linhas: 1, valor: -403.16, cotas: -191.5886518 },
      { tipo: 'troca-de-perfil-entrada', linhas: 1, valor: 403.16, cotas: 95.7943259 },
    ],
  },
}

/** A filter that nothing fits. */
export const noLines: StatementLinesAnswer = {
  ...firstPage,
  totalLinhas: 0,
  totalPaginas: 0,
  linhas: [],
  totais: { porTipo: [], contribuido: 0, retirado: 0, coletivas: 0 },
  figuras: [],
}

/** The address without any filter. */
export const usualSearch = statementSearchDefaults
