import { type Competence, monthsBetween } from '#domain/calendar.ts'
import { type Amount, roundHalfUp2, toDecimal } from '#domain/money.ts'
import { percentIncome } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import type { ThirteenthSchedule } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { type BalanceAfter, balanceAfter, balanceAfterPayments, type Drawdown } from './balance-after.ts'
import type { YearlyPayments } from './benefit-rules.ts'
import type { GrantFacts } from './grant-benefit.ts'
import { type ChosenIncome, incomeAtGrant } from './income-at-grant.ts'

/**
 * How a benefit is paid: so many per cent of the balance, what a term still pays, or a sum for life. A term pays so many reais or so many
 * quotas a month; the other of the two is null.
 */
export type PaidIncome =
  | { type: 'percent'; percent: number }
  | { type: 'fixed-term'; monthsLeft: number; monthlyAmount: number | null; quotasPerMonth: number | null }
  | { type: 'lifetime'; monthlyAmount: number }

/** Balance that pays an income, reais, and the unit value of its quotas. */
export interface PayingBalance {
  balance: number
  unitValue: Amount
}

/** Monthly payment of a benefit before tax, reais; never more than the balance that pays it. */
export function monthlyIncomeOf(income: PaidIncome, { balance, unitValue }: PayingBalance): number {
  if (income.type === 'lifetime') return income.monthlyAmount
  if (income.type === 'percent') return percentIncome(balance, income.percent)
  const promised =
    income.monthlyAmount ?? roundHalfUp2(toDecimal(income.quotasPerMonth ?? 0).times(toDecimal(unitValue)))
  return Math.min(promised, balance)
}

/**
 * Payments left of a term in a month that comes: what was paid of it is gone, and so is what is paid until then. Months in which the benefit
 * stood still are made up.
 */
export function monthsLeftOfTerm(
  { months, paid, unpaidFrom }: { months: number; paid: number; unpaidFrom: Competence },
  month: Competence,
): number {
  const toCome = Math.max(0, monthsBetween(unpaidFrom, month))
  return Math.max(0, months - paid - toCome)
}

/** An income that the plan takes, as it would be paid from a balance. */
export function incomeFrom(
  chosen: Exclude<ChosenIncome, { type: 'lifetime' }>,
  { balance, ...facts }: Omit<GrantFacts, 'annuityFactor'>,
  rules: YearlyPayments,
): PaidIncome {
  if (chosen.type === 'percent') return chosen
  const { income, quotas } = incomeAtGrant(balance, chosen, { ...facts, annuityFactor: null }, rules)
  return {
    type: 'fixed-term',
    monthsLeft: chosen.years * 12,
    monthlyAmount: quotas === null ? income : null,
    quotasPerMonth: quotas,
  }
}

/** By what an income is followed. */
export interface FollowedBy {
  realReturnPercent: number
  /** How far a percentage is followed. */
  months: number
  /** From the first payment on; null for none. */
  thirteenth: ThirteenthSchedule | null
}

/** How a balance goes on while it pays an income, in today's money; null for an income for life, which has no balance of its own. */
export function incomeOverTime(
  income: PaidIncome,
  paying: PayingBalance,
  by: FollowedBy,
): BalanceAfter | null {
  return balanceAfter(income.type, drawdownOf(income, paying, by))
}

/** Balance after so many payments of an income, in today's money; the same of an income for life. */
export function balanceAfterIncomes(
  income: PaidIncome,
  paying: PayingBalance,
  { payments, ...by }: Omit<FollowedBy, 'months'> & { payments: number },
): number {
  return balanceAfterPayments(income.type, drawdownOf(income, paying, { ...by, months: payments }), payments)
}

function drawdownOf(income: PaidIncome, paying: PayingBalance, by: FollowedBy): Drawdown {
  const isTerm = income.type === 'fixed-term'
  return {
    ...by,
    balance: paying.balance,
    income: monthlyIncomeOf(income, paying),
    incomePercent: income.type === 'percent' ? income.percent : 0,
    termYears: 0,
    ...(isTerm && { termMonths: income.monthsLeft }),
    termBasis: isTerm && income.quotasPerMonth !== null ? 'quotas' : 'level',
  }
}
