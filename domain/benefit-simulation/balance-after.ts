import { type ThirteenthSchedule, twelfthsOf } from '#domain/benefit-payments/thirteenth-with.ts'
import { fromCents, toCents } from '#domain/money.ts'
import { monthlyReturn } from './monthly-return.ts'
import type { IncomeType } from './simulation-rules.ts'

const MONTHS = 12

/** The balance after the retirement. Reais of today, at the ends of years; the last point is where it ends, or where it is left. */
export interface BalanceAfter {
  points: { month: number; balance: number; income: number }[]
  /** Month of the last payment; null while there is something left. */
  exhaustedIn: number | null
}

export interface Drawdown {
  /** What pays the income at the retirement, reais. */
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
 * so that it becomes small and never zero. A term in quotas pays as many of them each month, at what they are then worth. A term ends with its last month, whose payment takes the cents that rounding left, or before it
 * where the balance does not pay as long. The year's thirteenth is paid beside the income of its month. A lifetime income is paid by
 * everybody's funds and has no balance of its own: null.
 */
export function balanceAfter(type: IncomeType, drawdown: Drawdown): BalanceAfter | null {
  if (type === 'lifetime') return null
  const growth = monthlyReturn(drawdown.realReturnPercent).plus(1).toNumber()
  const term = type === 'fixed-term' ? (drawdown.termMonths ?? drawdown.termYears * MONTHS) : null
  const followed = term ?? drawdown.months
  const isInQuotas = term !== null && drawdown.termBasis === 'quotas'
  const twelfths = twelfthsOf(drawdown.thirteenth, followed, { isTerm: term !== null })
  // Binary fractions of cents: the line is drawn, and its first income is the exact one.
  let left = toCents(drawdown.balance)
  let income = toCents(drawdown.income)
  const points = [{ month: 0, balance: drawdown.balance, income: drawdown.income }]
  if (left <= 0) return { points, exhaustedIn: 0 }
  for (let month = 1; month <= followed; month += 1) {
    if (type === 'percent' && month > 1) income = Math.round((left * drawdown.incomePercent) / 100)
    const grown = left * growth
    if (isInQuotas) income = Math.round(grown / (followed - month + 1))
    const thirteenth = Math.round((income * (twelfths[month - 1] ?? 0)) / 12)
    const isLast = month === term || (term !== null && Math.round(grown) <= income + thirteenth)
    if (isLast) income = Math.max(Math.min(income, Math.round(grown)), Math.round(grown) - thirteenth)
    left = isLast ? 0 : grown - income - thirteenth
    if (month % MONTHS === 0) points.push(pointAt(month, left, income))
    if (isLast) return { points, exhaustedIn: month }
  }
  return { points, exhaustedIn: null }
}

function pointAt(month: number, left: number, paid: number): BalanceAfter['points'][number] {
  return { month, balance: fromCents(Math.max(0, Math.round(left))), income: fromCents(paid) }
}
