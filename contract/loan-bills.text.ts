import type { LoanBillOnWire } from './loan-bills.ts'

/** What a boleto of a loan pays: 'Parcela 4 de 12'. */
export function loanBillName({
  finalidade,
  parcela,
  parcelas,
}: Pick<LoanBillOnWire, 'finalidade' | 'parcela' | 'parcelas'>): string {
  return finalidade === 'quitacao' ? 'Quitação do empréstimo' : `Parcela ${parcela} de ${parcelas}`
}
