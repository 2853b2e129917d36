import type { Amount } from '#domain/money.ts'
import { percentOf, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'

/**
 * How a loan is paid off: by instalments that stay the same (*Price*), or by an amortisation that stays the same, so that the instalments
 * fall (*SAC*).
 */
export const LOAN_SYSTEMS = ['price', 'sac'] as const
export type LoanSystem = (typeof LOAN_SYSTEMS)[number]

/** A debt in reais, its interest a month in per cent, and the months that are left to pay it in. */
export interface Debt {
  balance: Amount
  monthlyPercent: Amount
  months: number
}

/**
 * The instalment of the Price system, reais: P·i·g ÷ (g − 1), g = (1+i)^n, half-up to the cent; P/n without interest.
 * @throws RangeError for a term that has no month.
 */
export function levelInstalment({ balance, monthlyPercent, months }: Debt): number {
  const owed = toDecimal(balance)
  const i = toDecimal(monthlyPercent).dividedBy(100)
  if (i.isZero()) return constantAmortisation({ balance, months })
  const growth = i.plus(1).pow(checked(months))
  return roundHalfUp2(proRata(owed.times(i), growth, growth.minus(1)))
}

/** The amortisation of the SAC system, reais: P/n, half-up to the cent. @throws RangeError for a term that has no month. */
export function constantAmortisation({ balance, months }: Pick<Debt, 'balance' | 'months'>): number {
  return roundHalfUp2(toDecimal(balance).dividedBy(checked(months)))
}

/**
 * The instalment that a loan is judged by, reais: the one that stays the same, or the first and highest one of SAC. The last one settles
 * what rounding left, and may differ from it by some cents.
 */
export function regularInstalment(debt: Debt, system: LoanSystem): number {
  if (system === 'price') return levelInstalment(debt)
  return sumReais([constantAmortisation(debt), monthlyInterest(debt)])
}

/** Interest of a month, reais: half-up to the cent. */
export function monthlyInterest({
  balance,
  monthlyPercent,
}: Pick<Debt, 'balance' | 'monthlyPercent'>): number {
  return roundHalfUp2(percentOf(balance, monthlyPercent))
}

function checked(months: number): number {
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A term has whole months, one at least')
  return months
}
