import { wireWords } from '../wire-words.ts'

/** How a loan is paid back, by the names that the data of its request has. */
export const loanSystemWords = wireWords({ price: 'Price', sac: 'SAC' })

/** How instalments are paid: deducted from the pay, from the benefit, or by boleto. */
export const loanCollectionWords = wireWords({
  payroll: 'folha',
  'pay-slip': 'beneficio',
  boleto: 'boleto',
})

/** Effect of an extra payment: how many instalments are left, or each of them. */
export const extraPaymentEffectWords = wireWords({ 'shorter-term': 'prazo', 'lower-instalments': 'parcela' })

export const loanBillPurposeWords = wireWords({
  instalment: 'parcela',
  settlement: 'quitacao',
  extra: 'extra',
})

export const instalmentStateWords = wireWords({ paid: 'paga', open: 'aberta', late: 'atrasada' })

export const loanEndWords = wireWords({
  paid: 'pago',
  settled: 'quitado',
  renewed: 'renovado',
  offset: 'abatido',
  covered: 'coberto',
})
