import type { LoanSystem } from '#domain/loans/regular-instalment.ts'
import type { SimulatedLoan } from '#domain/loans/simulate-loan.ts'
import type { LoanData, LoanSituationOnWire, LoanValues } from './loans.ts'
import { loanSystemWords } from './wire-words.ts'

/** Data of a loan's request: the loan requested and its figures on that day. */
export function loanDataOf(
  { parcelas, sistema }: Pick<LoanValues, 'parcelas' | 'sistema'>,
  loan: SimulatedLoan,
  terms: { monthlyPercent: string; collection: LoanSituationOnWire['cobranca'] },
): LoanData {
  return {
    valor: loan.amount,
    parcelas: parcelas ?? 0,
    sistema: loanSystemWords.toWire(sistema),
    taxaMensal: Number(terms.monthlyPercent),
    parcela: loan.instalment,
    totalPago: loan.totals.paid,
    primeiroVencimento: loan.instalments[0]?.dueDate ?? null,
    iof: loan.iof.total,
    taxaQuitacao: loan.coverFee,
    quitaAnterior: loan.settles,
    liquido: loan.credit,
    cet: loan.effectivePercent,
    cobranca: terms.collection,
  }
}

/** The system that the data of a request names; Price where another system named it otherwise. */
export function loanSystemOf({ sistema }: Pick<LoanData, 'sistema'>): LoanSystem {
  return sistema === loanSystemWords.toWire('sac') ? 'sac' : 'price'
}
