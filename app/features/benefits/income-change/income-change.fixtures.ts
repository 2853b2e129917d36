import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { alterarRenda, IncomeChangeOnWire } from '#contract/benefits/income-change.ts'
import type { CallAnswer } from '#contract/call-types.ts'

/** Who receives a share of the balance, in the window of December. */
export const bySharesOpen: IncomeChangeOnWire = {
  renda: { type: 'percent', percent: 0.8 },
  saldo: 473_397.89,
  valorCota: 1.53214976,
  dataCota: '2026-11-30',
  tributacao: { regime: 'regressive', bands: [{ ratePercent: 10, value: 473_397.89 }] },
  descontos: 386.4,
  regras: {
    incomeTypes: ['percent', 'fixed-term'],
    percent: { minimum: 0.3, maximum: 2, step: 0.1 },
    termYears: { minimum: 5, maximum: 30 },
    termBasis: 'level',
    lifetimePayments: 12,
    thirteenthMonth: 12,
    thirteenthFor: ['percent', 'fixed-term'],
    changeMonths: [6, 12],
  },
  projecao: {
    saldo: 473_397.89,
    realReturnPercent: 4,
    months: 240,
    paidOn: '2027-01-29',
    paidOfYear: { months: 0, twelfths: 0 },
    thirteenthMonth: 12,
  },
  janela: { aberta: true, de: '2026-12-01', ate: '2026-12-31', efeitoEm: '2027-01' },
  proximaJanela: '2027-06-01',
  alteradaEm: null,
  requisicaoAberta: null,
  pedida: null,
  formas: [
    { desde: '2024-05', tipo: 'percentual', percentual: 0.8, meses: null, valorMensal: null, reajuste: null },
  ],
}

/** The same before the window opens. */
export const bySharesClosed: IncomeChangeOnWire = {
  ...bySharesOpen,
  janela: { ...bySharesOpen.janela, aberta: false },
}

/** A term of which a part has run, in the window. */
export const byTermOpen: IncomeChangeOnWire = {
  ...bySharesOpen,
  renda: { type: 'fixed-term', monthsLeft: 101, monthlyAmount: 4_000, quotasPerMonth: null },
  formas: [
    {
      desde: '2025-06',
      tipo: 'prazo-certo',
      percentual: null,
      meses: 120,
      valorMensal: 4_000,
      reajuste: null,
    },
  ],
}

/** Paid for life. */
export const forLife: IncomeChangeOnWire = {
  ...bySharesOpen,
  renda: { type: 'lifetime', monthlyAmount: 2_754.52 },
  formas: [
    {
      desde: '2024-05',
      tipo: 'vitalicia',
      percentual: null,
      meses: null,
      valorMensal: 2_754.52,
      reajuste: null,
    },
  ],
}

/** Paid for life, and adjusted every January; prices fell before the last one. */
export const adjustedForLife: IncomeChangeOnWire = {
  ...forLife,
  renda: { type: 'lifetime', monthlyAmount: 2_885.85 },
  formas: [
    ...forLife.formas,
    {
      desde: '2025-01',
      tipo: 'vitalicia',
      percentual: null,
      meses: null,
      valorMensal: 2_885.85,
      reajuste: { indice: 'INPC', percentual: 4.7679, de: '2024-01', ate: '2024-12' },
    },
    {
      desde: '2026-01',
      tipo: 'vitalicia',
      percentual: null,
      meses: null,
      valorMensal: 2_885.85,
      reajuste: { indice: 'INPC', percentual: -0.2, de: '2025-12', ate: '2025-12' },
    },
  ],
}

/** A new term that waits for its month. */
export const asked: IncomeChangeOnWire = {
  ...bySharesOpen,
  alteradaEm: '2026-12-02',
  requisicaoAberta: { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } },
  pedida: {
    tipo: 'prazo-certo',
    percentual: null,
    anos: 15,
    mesEfeito: '2027-01',
    cancelavelAte: '2026-12-31',
  },
}

/** Changed in this window, after a change before it. */
export const changed: IncomeChangeOnWire = {
  ...bySharesOpen,
  alteradaEm: '2026-12-02',
  formas: [
    ...bySharesOpen.formas,
    { desde: '2026-07', tipo: 'percentual', percentual: 0.9, meses: null, valorMensal: null, reajuste: null },
  ],
}

/** Answer to a request for a term of fifteen years. */
export const sentChange: CallAnswer<typeof alterarRenda> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-12-02T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-07',
  dados: {
    tipo: 'prazo-certo',
    percentual: null,
    anos: 15,
    tipoAnterior: 'percentual',
    percentualAnterior: 0.8,
    mesesAnteriores: null,
    saldo: 473_397.89,
    bruto: 3_221.1,
    brutoAnterior: 3_787.18,
    liquido: 2_898.99,
    liquidoAnterior: 3_408.46,
    mesEfeito: '2027-01',
    cancelavelAte: '2026-12-31',
  },
}
