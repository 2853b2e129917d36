import { wireWords } from '../wire-words.ts'

/** For what a contribution is paid by itself. */
export const paymentPurposeWords = wireWords({
  voluntary: 'voluntaria',
  'self-sponsored': 'autopatrocinio',
  'deferred-fee': 'taxa-bpd',
})

/** Where a slip stands, whatever it pays. */
export const slipStateWords = wireWords({
  open: 'aberta',
  overdue: 'vencida',
  paid: 'paga',
  cancelled: 'cancelada',
})

/** Shares of a contribution. */
export const paymentPartWords = wireWords({
  basic: 'basica',
  sponsor: 'patrocinadora',
  supplementary: 'suplementar',
  fee: 'taxa',
})
