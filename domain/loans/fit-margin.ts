import type { Amount } from '#domain/money.ts'
import { fromCents, toCents } from '#domain/money.ts'
import type { LoanLimits } from './loan-rules.ts'
import { type LoanSystem, regularInstalment } from './regular-instalment.ts'

/** Interest a month in per cent, and how the loan is paid off. */
export interface LoanConditions {
  monthlyPercent: Amount
  system: LoanSystem
}

/** Whether the regular instalment of a loan is within a margin, reais. */
export function fitsMargin(
  { amount, months }: { amount: Amount; months: number },
  margin: number,
  { monthlyPercent, system }: LoanConditions,
): boolean {
  return regularInstalment({ balance: amount, monthlyPercent, months }, system) <= margin
}

/** The largest loan over so many months whose regular instalment is within a margin, reais; a cent more is not. */
export function largestAmountFor(
  { margin, months }: { margin: number; months: number },
  conditions: LoanConditions,
): number {
  const fits = (cents: number) => fitsMargin({ amount: fromCents(cents), months }, margin, conditions)
  // Without interest it would be the margin times the months; half a cent more on each may be rounded away.
  let [most, tooMuch] = [0, (toCents(margin) + 1) * months + 1]
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2)
    if (fits(middle)) most = middle
    else tooMuch = middle
  }
  return fromCents(most)
}

/** The fewest months in which a loan can be paid within a margin; null when the longest term is too short for it. */
export function shortestTermFor(
  { amount, margin, longest }: { amount: Amount; margin: number; longest: number },
  { minimumMonths }: Pick<LoanLimits, 'minimumMonths'>,
  conditions: LoanConditions,
): number | null {
  for (let months = minimumMonths; months <= longest; months += 1) {
    if (fitsMargin({ amount, months }, margin, conditions)) return months
  }
  return null
}
