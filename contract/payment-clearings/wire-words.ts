import { wireWords } from '../wire-words.ts'

/** Who tells that was paid. */
export const clearingSourceWords = wireWords({
  'return-file': 'arquivo',
  manual: 'manual',
  sponsor: 'patrocinadora',
})

export const clearingStateWords = wireWords({
  pending: 'pendente',
  confirmed: 'confirmada',
  discarded: 'descartada',
})

export const clearedPaymentWords = wireWords({ contribution: 'contribuicao', loan: 'emprestimo' })

/** Who bears what the bank takes. */
export const feeBearerWords = wireWords({ plan: 'plano', sponsor: 'patrocinadora' })
