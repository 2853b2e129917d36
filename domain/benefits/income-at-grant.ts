import { competenceOf, completedMonths, type IsoDate } from '#domain/calendar.ts'
import { type Amount, roundHalfUp, roundHalfUp2, toDecimal } from '#domain/money.ts'
import { percentIncome } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import { type PaidOfYear, thirteenthSchedule } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { QUOTA_DECIMALS, quotasOf } from '#domain/quotas.ts'
import type { YearlyPayments } from './benefit-rules.ts'
import { fixedTermIncome } from './incomes.ts'
import { lifetimeIncome } from './lifetime-income.ts'
import { monthlyReturn } from './monthly-return.ts'

/** The income chosen. */
export type ChosenIncome =
  | { type: 'percent'; percent: number }
  | { type: 'fixed-term'; years: number }
  | { type: 'lifetime' }

/** By what a balance becomes an income. */
export interface FirstIncomeFacts {
  unitValue: Amount
  /** Of the plan, per cent a year. */
  realReturnPercent: Amount
  /** Years of yearly income that the balance buys at the age of the grant; needed for a lifetime income only. */
  annuityFactor: Amount | null
  /** Day of the balance; the first payment comes in the month after it where none is told. */
  grantedOn?: IsoDate
  /** Day of the first payment. */
  paidOn: IsoDate
  /** The part of that payment's year that was paid before it, where another income is followed. */
  paidOfYear?: PaidOfYear
}

/** The income of a balance at the grant, reais, and its quotas where the plan pays a term in quotas. @throws RangeError for a lifetime income without factor. */
export function incomeAtGrant(
  balance: number,
  income: ChosenIncome,
  facts: FirstIncomeFacts,
  rules: YearlyPayments,
): { income: number; quotas: number | null } {
  const { unitValue, realReturnPercent, annuityFactor, paidOn, paidOfYear } = facts
  if (income.type === 'percent') return { income: percentIncome(balance, income.percent), quotas: null }
  if (income.type === 'lifetime') {
    if (annuityFactor === null) throw new RangeError('A lifetime income has a factor')
    return { income: lifetimeIncome(balance, annuityFactor, rules.lifetimePayments), quotas: null }
  }
  if (rules.termBasis === 'level') {
    const thirteenth = thirteenthSchedule(income.type, rules, competenceOf(paidOn), paidOfYear)
    const term = { years: income.years, realReturnPercent, thirteenth }
    return { income: fixedTermIncome(balanceWhenPaid(balance, facts), term), quotas: null }
  }
  const all = toDecimal(quotasOf(balance, unitValue))
  const quotas = roundHalfUp(all.dividedBy(income.years * 12), QUOTA_DECIMALS)
  return { income: roundHalfUp2(toDecimal(quotas).times(toDecimal(unitValue))), quotas }
}

/** Balance a month before its first payment, reais: more where that one is put off, for it earns the plan's return until then. */
export function balanceWhenPaid(
  balance: number,
  {
    grantedOn,
    paidOn,
    realReturnPercent,
  }: Pick<FirstIncomeFacts, 'grantedOn' | 'paidOn' | 'realReturnPercent'>,
): number {
  const waits =
    grantedOn === undefined
      ? 0
      : completedMonths(`${competenceOf(grantedOn)}-01`, `${competenceOf(paidOn)}-01`) - 1
  if (waits <= 0) return balance
  return roundHalfUp2(monthlyReturn(realReturnPercent).plus(1).pow(waits).times(toDecimal(balance)))
}
