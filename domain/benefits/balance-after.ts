import { fromCents, toCents } from '#domain/money.ts'
import { type ThirteenthSchedule, twelfthsOf } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import type { IncomeType } from './benefit-rules.ts'
import { monthlyReturn } from './monthly-return.ts'

const MONTHS = 12

/** The balance after the retirement. Reais of today, at the ends of years; the last point is where it ends, or where it is left. */
export interface BalanceAfter {
  points: { month: number; balance: number; income: number }[]
  /** Month of the last payment; null while there is something left. */
  exhaustedIn: number | null
}

export interface Drawdown {
  /** Balance that pays the income at the retirement, reais. */
  balance: number
  income: number
  incomePercent: number
  termYears: number
  /** Instead of the years, for a term of which a part has run. */
  termMonths?: number
  realReturnPercent: number
  /** Months to follow a balance that does not end. */
  months: number
  /** With which payments a thirteenth comes; null for none. */
  thirteenth: ThirteenthSchedule | null
  /** How a term is paid. */
  termBasis: 'level' | 'quotas'
}

/**
 * How the balance goes on while it pays. Per cent: each income is so many per cent of the balance before the month's return, to the cent,
 * so that it becomes small and never zero. A term in quotas pays as many of them each month, at what they are then worth. A term ends with
 * its last month, whose payment takes the cents that rounding left, or before it where the balance does not pay as long. The year's
 * thirteenth is paid beside the income of its month. A lifetime income is paid by everybody's funds and has no balance of its own: null.
 */
export function balanceAfter(type: IncomeType, drawdown: Drawdown): BalanceAfter | null {
  if (type === 'lifetime') return null
  const points = [{ month: 0, balance: drawdown.balance, income: drawdown.income }]
  if (toCents(drawdown.balance) <= 0) return { points, exhaustedIn: 0 }
  for (const { month, left, income, isLast } of payments(type, drawdown)) {
    if (month % MONTHS === 0) points.push({ month, balance: reaisOf(left), income: fromCents(income) })
    if (isLast) return { points, exhaustedIn: month }
  }
  return { points, exhaustedIn: null }
}

/** Balance after so many payments, reais of today; the balance itself of a lifetime income. */
export function balanceAfterPayments(type: IncomeType, drawdown: Drawdown, count: number): number {
  if (type === 'lifetime' || count <= 0) return drawdown.balance
  let rest = toCents(drawdown.balance)
  for (const { month, left } of payments(type, { ...drawdown, months: count })) {
    rest = left
    if (month >= count) break
  }
  return reaisOf(rest)
}

/** Payment after payment, in cents; binary fractions of them, for what is drawn: the first income is the exact one. */
function* payments(type: Exclude<IncomeType, 'lifetime'>, drawdown: Drawdown) {
  const growth = monthlyReturn(drawdown.realReturnPercent).plus(1).toNumber()
  const term = type === 'fixed-term' ? (drawdown.termMonths ?? drawdown.termYears * MONTHS) : null
  const followed = term ?? drawdown.months
  const isInQuotas = term !== null && drawdown.termBasis === 'quotas'
  const twelfths = twelfthsOf(drawdown.thirteenth, followed, { isTerm: term !== null })
  let left = toCents(drawdown.balance)
  let income = toCents(drawdown.income)
  for (let month = 1; month <= followed; month += 1) {
    if (type === 'percent' && month > 1) income = Math.round((left * drawdown.incomePercent) / 100)
    const grown = left * growth
    if (isInQuotas) income = Math.round(grown / (followed - month + 1))
    const thirteenth = Math.round((income * (twelfths[month - 1] ?? 0)) / 12)
    const isLast = month === term || (term !== null && Math.round(grown) <= income + thirteenth)
    if (isLast) income = Math.max(Math.min(income, Math.round(grown)), Math.round(grown) - thirteenth)
    left = isLast ? 0 : grown - income - thirteenth
    yield { month, left, income, isLast }
    if (isLast) return
  }
}

function reaisOf(cents: number): number {
  return fromCents(Math.max(0, Math.round(cents)))
}
