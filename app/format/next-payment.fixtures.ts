import type { NextPaymentOnWire } from '#contract/payroll/pay-slips.ts'

/** The next payment of a fixed income in an ordinary month. */
export const nextPayment: NextPaymentOnWire = {
  competencia: '2026-11',
  dataPagamento: '2026-11-30',
  bruto: 9000,
  descontos: 2191.63,
  liquido: 6808.37,
  abonoAnual: 0,
  saqueAVista: 0,
  primeiro: false,
  ultimo: false,
  cota: null,
}

/** The first payment of a benefit that begins with cash: a share of the balance, which the quota of the day changes. */
export const firstPayment: NextPaymentOnWire = {
  ...nextPayment,
  competencia: '2026-12',
  dataPagamento: '2026-12-31',
  bruto: 121_412.93,
  descontos: 32_311.82,
  liquido: 89_101.11,
  abonoAnual: 223.07,
  saqueAVista: 118_349.47,
  primeiro: true,
  cota: '2026-10-30',
}
