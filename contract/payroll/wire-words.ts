import { wireWords } from '../wire-words.ts'

export const paySlipSideWords = wireWords({ earning: 'provento', discount: 'desconto' })

export const exemptionWords = wireWords({ none: 'nenhuma', 'age-65': '65-anos', illness: 'molestia' })

export const deductionWords = wireWords({ simplified: 'simplificada', itemised: 'itemizada' })

/** How the income of a month is fixed. */
export const incomeBasisWords = wireWords({
  'percent-of-balance': 'percentual-do-saldo',
  'whole-balance': 'saldo-todo',
  quotas: 'cotas',
  fixed: 'valor-fixo',
})

/** Why a line of a pay slip is another one than the month before. */
export const changeCauseWords = wireWords({
  started: 'comecou',
  ended: 'terminou',
  'amount-changed': 'valor-mudou',
  'balance-changed': 'saldo-mudou',
  'unit-value-changed': 'cota-mudou',
  'income-adjusted': 'renda-reajustada',
  'twelfths-changed': 'avos-mudaram',
  'last-instalment': 'ultima-parcela',
  'taxable-income-changed': 'rendimento-mudou',
  'exemption-started': 'isencao-comecou',
  'exemption-ended': 'isencao-terminou',
  'exemption-changed': 'isencao-mudou',
  'dependants-changed': 'dependentes-mudaram',
  'alimony-changed': 'pensao-mudou',
  'tables-changed': 'tabela-mudou',
  'regime-changed': 'regime-mudou',
  'lots-aged': 'contribuicoes-mais-antigas',
  'term-rate-changed': 'aliquota-media-mudou',
})
