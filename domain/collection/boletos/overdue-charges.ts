import type { IsoDate } from '#domain/calendar.ts'
import { compareIso, daysBetween } from '#domain/calendar.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'

/** Charges of a late contribution, by the plan's regulation. */
export interface OverdueRules {
  finePercent: number
  /** A month of thirty days, charged by the day. */
  monthlyInterestPercent: number
}

export const suggestedOverdueRules: OverdueRules = { finePercent: 2, monthlyInterestPercent: 1 }

export interface OverdueDebt {
  /** Reais. */
  amount: Amount
  dueDate: IsoDate
  /** Day of payment. */
  paidOn: IsoDate
  /** Accumulated index of the months in between, as a factor; 1 for none. */
  correctionFactor: Amount
}

/** Reais. */
export interface OverdueCharges {
  /** Days since the due date; 0 while it can be paid without charges. */
  daysLate: number
  amount: number
  correction: number
  fine: number
  interest: number
  total: number
}

/**
 * Charges of a late contribution: the amount is corrected, and fine and interest are taken on the corrected amount. None
 * when the due date is no business day and it is paid on the next one.
 */
export function overdueCharges(debt: OverdueDebt, rules: OverdueRules): OverdueCharges {
  const amount = roundHalfUp2(debt.amount)
  if (compareIso(debt.paidOn, payableUntil(debt.dueDate)) <= 0)
    return { daysLate: 0, amount, correction: 0, fine: 0, interest: 0, total: amount }
  const daysLate = daysBetween(debt.dueDate, debt.paidOn)
  const corrected = roundHalfUp2(toDecimal(amount).times(toDecimal(debt.correctionFactor)))
  const fine = roundHalfUp2(percentOf(corrected, rules.finePercent))
  const interest = roundHalfUp2(proRata(percentOf(corrected, rules.monthlyInterestPercent), daysLate, 30))
  return {
    daysLate,
    amount,
    correction: sumReais([corrected, -amount]),
    fine,
    interest,
    total: sumReais([corrected, fine, interest]),
  }
}
