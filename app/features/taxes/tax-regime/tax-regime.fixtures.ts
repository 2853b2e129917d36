import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { FiledRegime, RegimeAnswer } from '#contract/taxes/tax-regime.ts'

const tax = (imposto: number, liquido: number, aliquota: number) => ({ imposto, liquido, aliquota })

/** The lots of the worked example as somebody's own: one of each rate but 25%. */
export const openChoice: RegimeAnswer = {
  situacao: {
    regime: 'progressivo',
    escolhidoEm: null,
    motivo: 'nunca-escolhido',
    definitivo: false,
    opcoes: ['progressivo', 'regressivo'],
    semVolta: ['regressivo'],
    termo: null,
  },
  tabela: [
    { ateAnos: 2, aliquota: 35 },
    { ateAnos: 4, aliquota: 30 },
    { ateAnos: 6, aliquota: 25 },
    { ateAnos: 8, aliquota: 20 },
    { ateAnos: 10, aliquota: 15 },
    { ateAnos: null, aliquota: 10 },
  ],
  comparacao: {
    perfil: 'Moderado',
    dataCota: '2026-11-25',
    valorCota: 3.2547189,
    alcance: 'resgate',
    total: 14_320.76,
    outrasRendas: 120_000,
    dependentes: 0,
    aliquotaResgate: 15,
    faixas: [
      { aliquota: 35, contribuicoes: 1, cotas: 500, valor: 1627.35, imposto: 569.57 },
      { aliquota: 30, contribuicoes: 1, cotas: 900, valor: 2929.25, imposto: 878.78 },
      { aliquota: 20, contribuicoes: 1, cotas: 1200, valor: 3905.66, imposto: 781.13 },
      { aliquota: 15, contribuicoes: 1, cotas: 800, valor: 2603.78, imposto: 390.57 },
      { aliquota: 10, contribuicoes: 1, cotas: 1000, valor: 3254.72, imposto: 325.47 },
    ],
    regressivo: tax(2945.52, 11_375.24, 20.57),
    progressivoRetido: tax(2148.11, 12_172.65, 15),
    progressivoFinal: tax(3938.21, 10_382.55, 27.5),
    proximaQueda: { data: '2027-01-11', aliquota: 25 },
    projecao: [
      { anos: 0, data: '2026-11-25', regressivo: tax(2945.52, 11_375.24, 20.57) },
      { anos: 5, data: '2031-11-25', regressivo: tax(1806.26, 12_514.5, 12.61) },
      { anos: 10, data: '2036-11-25', regressivo: tax(1432.08, 12_888.68, 10) },
    ],
  },
  simulacao: null,
  exemplo: {
    dataPagamento: '2026-11-25',
    valorCota: 3.2547189,
    lotes: [
      { data: '2014-05-10', cotas: 1000, valor: 3254.72, aliquota: 10, imposto: 325.47 },
      { data: '2017-03-10', cotas: 800, valor: 2603.78, aliquota: 15, imposto: 390.57 },
      { data: '2020-08-10', cotas: 1200, valor: 3905.66, aliquota: 20, imposto: 781.13 },
      { data: '2023-01-10', cotas: 900, valor: 2929.25, aliquota: 30, imposto: 878.78 },
      { data: '2025-09-10', cotas: 500, valor: 1627.35, aliquota: 35, imposto: 569.57 },
    ],
    total: 14_320.76,
    regressivo: tax(2945.52, 11_375.24, 20.57),
  },
}

/** Chosen and signed in the portal. */
export const signedForGood: RegimeAnswer = {
  ...openChoice,
  situacao: {
    regime: 'regressivo',
    escolhidoEm: '2026-11-21',
    motivo: 'escolhido',
    definitivo: true,
    opcoes: [],
    semVolta: [],
    termo: {
      protocolo: '2026.0000051',
      assinadoEm: '2026-11-21T13:30:00Z',
      codigo: 'a3f1'.repeat(16),
    },
  },
}

/** Nothing was contributed yet. */
export const withoutBalance: RegimeAnswer = { ...openChoice, comparacao: null }

/** Answer to a signed choice. */
export const sentRegime: FiledRegime = {
  idRequisicao: 51,
  protocolo: '2026.0000051',
  dataSolicitacao: '2026-11-21T13:30:00Z',
  status: { id: 8, nome: 'Concluída' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: { regime: 'regressivo', anterior: 'progressivo', declaracoes: [], comparacao: null },
}
