import { addToCompetence, type Competence } from '#domain/calendar.ts'
import type { IncomeInForce } from '#domain/payroll/benefit-payments/benefit-amounts.ts'
import type { ThirteenthSchedule } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { monthsOfIncome } from './incomes.ts'

/** The next payment of an income, reais, and what pays it and those after it. */
export interface DurationFacts {
  monthly: number
  month: Competence
  balance: number
  /** Per cent a year. */
  realReturnPercent: number
  /** From that payment on; null where there is no thirteenth. */
  schedule: ThirteenthSchedule | null
}

/** How long an income goes on: with its term, or for a shorter time where the balance does not pay that long. `months` counts the next payment. */
export type IncomeDuration =
  | { kind: 'percent' | 'lifetime' }
  | { kind: 'end-of-term' | 'end-of-balance'; months: number; lastMonth: Competence }

/** Until when an income is paid; null for a single payment and where nothing is left. */
export function incomeDuration(
  income: IncomeInForce,
  { monthly, month, balance, realReturnPercent, schedule }: DurationFacts,
): IncomeDuration | null {
  if (income.type === 'single' || balance <= 0) return null
  if (income.type !== 'fixed-term') return { kind: income.type }
  const lasting = (kind: 'end-of-term' | 'end-of-balance', months: number) => ({
    kind,
    months,
    lastMonth: addToCompetence(month, months - 1),
  })
  const left = Math.max(1, income.paymentsLeft)
  if ('quotasPerMonth' in income) return lasting('end-of-term', left)
  const months = monthsOfIncome(balance, monthly, realReturnPercent, schedule)
  return months === null || left <= months ? lasting('end-of-term', left) : lasting('end-of-balance', months)
}
