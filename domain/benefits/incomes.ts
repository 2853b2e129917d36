import type { Amount } from '#domain/money.ts'
import { Decimal, roundHalfUp2, toDecimal } from '#domain/money.ts'
import { type ThirteenthSchedule, twelfthsOf } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { monthlyReturn } from './monthly-return.ts'

/**
 * Level monthly income for a term, reais of today: B / Σ v^m·(1 + t(m)/12), v = 1/(1+i), the first payment after one month, t(m) the
 * twelfths of a thirteenth that come with payment m. Without a thirteenth (`null`) that is B·i / (1 − (1+i)^−n).
 * @throws RangeError for a term that has no month.
 */
export function fixedTermIncome(
  balance: Amount,
  {
    years,
    realReturnPercent,
    thirteenth,
  }: { years: number; realReturnPercent: Amount; thirteenth: ThirteenthSchedule | null },
): number {
  const months = years * 12
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A term has whole months, one at least')
  return roundHalfUp2(toDecimal(balance).dividedBy(paymentsWorth(months, realReturnPercent, thirteenth)))
}

/** Worth of a real a month for so many months, with its thirteenths, a month before the first: reais of today. */
function paymentsWorth(
  months: number,
  realReturnPercent: Amount,
  thirteenth: ThirteenthSchedule | null,
): Decimal {
  const i = monthlyReturn(realReturnPercent)
  const discount = new Decimal(1).dividedBy(i.plus(1))
  const monthly = i.isZero() ? new Decimal(months) : new Decimal(1).minus(i.plus(1).pow(-months)).dividedBy(i)
  return twelfthsOf(thirteenth, months, { isTerm: true }).reduce(
    (worth, twelfths, place) =>
      twelfths === 0
        ? worth
        : worth.plus(
            discount
              .pow(place + 1)
              .times(twelfths)
              .dividedBy(12),
          ),
    monthly,
  )
}

/** Longer than anybody is paid. */
const LONGEST_MONTHS = 1200

/**
 * For how many months a balance pays an income that stays the same in today's money, with its thirteenths, the last payment perhaps smaller;
 * null where the return alone pays it and it never ends.
 */
export function monthsOfIncome(
  balance: Amount,
  monthly: Amount,
  realReturnPercent: Amount,
  thirteenth: ThirteenthSchedule | null = null,
): number | null {
  const [worth, income] = [toDecimal(balance), toDecimal(monthly)]
  if (!income.greaterThan(0)) throw new RangeError('An income is above zero')
  if (!worth.greaterThan(0)) return 0
  const i = monthlyReturn(realReturnPercent)
  if (thirteenth !== null)
    return monthsOfPayments(worth.toNumber(), income.toNumber(), i.toNumber(), thirteenth)
  if (i.isZero()) return worth.dividedBy(income).ceil().toNumber()
  const left = new Decimal(1).minus(worth.times(i).dividedBy(income))
  return left.greaterThan(0) ? left.ln().negated().dividedBy(i.plus(1).ln()).ceil().toNumber() : null
}

function monthsOfPayments(
  balance: number,
  income: number,
  monthlyGrowth: number,
  thirteenth: ThirteenthSchedule,
): number | null {
  let left = balance
  const spent = twelfthsOf(thirteenth, LONGEST_MONTHS, { isTerm: false }).findIndex((twelfths) => {
    left = left * (1 + monthlyGrowth) - income * (1 + twelfths / 12)
    return left <= 0
  })
  return spent === -1 ? null : spent + 1
}
