import type { Amount } from '#domain/money.ts'
import { Decimal, percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'
import { monthlyReturn } from './monthly-return.ts'

/** Monthly income of a share of the balance, reais: so many per cent of it, half-up to the cent. */
export function percentIncome(balance: Amount, percent: Amount): number {
  return roundHalfUp2(percentOf(balance, percent))
}

/**
 * Level monthly income for a term, reais of today: B·i / (1 − (1+i)^−n), the first payment after one month.
 * @throws RangeError for a term that has no month.
 */
export function fixedTermIncome(
  balance: Amount,
  { years, realReturnPercent }: { years: number; realReturnPercent: Amount },
): number {
  const months = years * 12
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A term has whole months, one at least')
  const worth = toDecimal(balance)
  const i = monthlyReturn(realReturnPercent)
  if (i.isZero()) return roundHalfUp2(worth.dividedBy(months))
  return roundHalfUp2(worth.times(i).dividedBy(new Decimal(1).minus(i.plus(1).pow(-months))))
}

/**
 * For how many months a balance pays an income that stays the same in today's money, the last payment perhaps smaller; null where the
 * return alone pays it and it never ends.
 */
export function monthsOfIncome(balance: Amount, monthly: Amount, realReturnPercent: Amount): number | null {
  const [worth, income] = [toDecimal(balance), toDecimal(monthly)]
  if (!income.greaterThan(0)) throw new RangeError('An income is above zero')
  if (!worth.greaterThan(0)) return 0
  const i = monthlyReturn(realReturnPercent)
  if (i.isZero()) return worth.dividedBy(income).ceil().toNumber()
  const left = new Decimal(1).minus(worth.times(i).dividedBy(income))
  return left.greaterThan(0) ? left.ln().negated().dividedBy(i.plus(1).ln()).ceil().toNumber() : null
}
