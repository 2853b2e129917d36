import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { LoanCollection } from './loan-rules.ts'
import type { ChargeRules, RunningLoan } from './running-loan.ts'
import { loanSettlement } from './settlement.ts'

/** Part of a redemption that pays a loan, and the part paid out, reais. */
export interface LoanOffset {
  offset: number
  paidOut: number
  stillOwed: number
}

/**
 * Takes a loan out of a redemption before anything is paid out (Resolução CNPC 50/2022): `owed` is what settles it on the day of the
 * redemption, `netRedemption` what the redemption pays after tax.
 */
export function offsetLoan({ netRedemption, owed }: { netRedemption: Amount; owed: Amount }): LoanOffset {
  const [net, debt] = [Math.max(0, roundHalfUp2(netRedemption)), roundHalfUp2(owed)]
  const offset = Math.min(net, debt)
  return { offset, paidOut: sumReais([net, -offset]), stillOwed: sumReais([debt, -offset]) }
}

/** Settlement of a loan at death or disability, reais. */
export interface CoveredLoan {
  /** Paid by what the fees of all loans make up. */
  covered: number
  /** Instalments that were due by then, with their charges up to that day, less what was paid of them since. */
  stillOwed: number
  /** Payments made since then of what is covered, and beside the instalments, to give back. */
  refund: number
}

/**
 * Settles a loan when its person died or was disabled on a day, whenever that is reported: the fee paid with the loan covers the debt of
 * that day, so that later payments are given back. Instalments that were due by then are covered only where the plan says so.
 */
export function coverLoan(
  loan: RunningLoan,
  on: IsoDate,
  { coversArrears, ...charges }: ChargeRules & Pick<LoanCollection, 'coversArrears'>,
): CoveredLoan {
  const { total, dueTotal, due } = loanSettlement(loan, on, charges)
  const arrears = new Set(coversArrears ? [] : due.map(({ number }) => number))
  const isLater = ({ paidOn }: { paidOn: IsoDate }) => compareIso(paidOn, on) > 0
  const later = loan.payments.filter(isLater)
  const extra = (loan.extraPayments ?? []).filter(isLater).map(({ amount }) => amount)
  const paid = (isArrears: boolean) =>
    sumReais(later.filter(({ number }) => arrears.has(number) === isArrears).map(({ amount }) => amount))
  return {
    covered: coversArrears ? total : sumReais([total, -dueTotal]),
    stillOwed: coversArrears ? 0 : Math.max(0, sumReais([dueTotal, -paid(true)])),
    refund: sumReais([paid(false), ...extra]),
  }
}
