import { fixedTermIncome, percentIncome } from '#domain/benefit-simulation/incomes.ts'
import { lifetimeIncome } from '#domain/benefit-simulation/lifetime-income.ts'
import { cashAndRest } from '#domain/benefit-simulation/retirement-incomes.ts'
import { addToCompetence, type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { paymentDayOf } from '#domain/pay-slips/benefit-calendar.ts'
import { QUOTA_DECIMALS, type QuotaLot, quotasOf } from '#domain/quotas.ts'
import { weightedTermDays } from '#domain/taxes/weighted-term.ts'
import type { BenefitRules, IncomeRules } from './benefit-rules.ts'

/** The income chosen. */
export type ChosenIncome =
  | { type: 'percent'; percent: number }
  | { type: 'fixed-term'; years: number }
  | { type: 'lifetime' }

/** What a grant is worked out from. */
export interface GrantFacts {
  /** Reais: own and sponsor's accounts, with the risk cover of a disability. */
  balance: number
  unitValue: Amount
  /** Of the plan, per cent a year. */
  realReturnPercent: Amount
  /** Years of yearly income that the balance buys at the age of the grant; needed for a lifetime income only. */
  annuityFactor: Amount | null
}

/** What is paid, reais; `quotas` a month where the term is paid in quotas. `cash` and `rest` add up to the balance. */
export interface GrantedAmounts {
  cash: number
  rest: number
  income: number
  quotas: number | null
  /** The income is so small that a single payment is offered. */
  singlePayment: boolean
}

export type GrantProblem =
  | { field: 'cashPercent'; code: 'cash-out-of-range'; maximum: number }
  /** `maximum`: the highest whole per cent that leaves the minimum income. */
  | { field: 'cashPercent'; code: 'below-minimum-income'; minimum: number; maximum: number }
  | ChoiceProblem

/** A choice of income that the plan does not take. */
export type ChoiceProblem =
  | { field: 'type'; code: 'type-not-in-plan' }
  | { field: 'percent'; code: 'percent-out-of-range'; minimum: number; maximum: number; step: number }
  | { field: 'years'; code: 'years-out-of-range'; minimum: number; maximum: number }

/** What is wrong with a chosen income; empty when the plan takes it. */
export function choiceProblems(
  income: ChosenIncome,
  { incomeTypes, percent, termYears }: Pick<BenefitRules, 'incomeTypes' | 'percent' | 'termYears'>,
): ChoiceProblem[] {
  if (!incomeTypes.includes(income.type)) return [{ field: 'type', code: 'type-not-in-plan' }]
  if (income.type === 'percent' && !isStepWithin(income.percent, percent))
    return [{ field: 'percent', code: 'percent-out-of-range', ...percent }]
  if (income.type === 'fixed-term' && !isStepWithin(income.years, { ...termYears, step: 1 }))
    return [{ field: 'years', code: 'years-out-of-range', ...termYears }]
  return []
}

/** What a grant pays. A balance whose whole income is below the minimum is offered as a single payment, whatever cash was asked. */
export function grantBenefit(
  { income, cashPercent }: { income: ChosenIncome; cashPercent: number },
  facts: GrantFacts,
  rules: IncomeRules,
): Outcome<GrantedAmounts, GrantProblem> {
  const { cashMaximumPercent: maximum, minimumIncome: minimum } = rules
  const isCash = Number.isFinite(cashPercent) && cashPercent >= 0 && cashPercent <= maximum
  const problems: GrantProblem[] = [
    ...choiceProblems(income, rules),
    ...(isCash ? [] : [{ field: 'cashPercent', code: 'cash-out-of-range', maximum } as const]),
  ]
  if (problems.length > 0) return { ok: false, problems }
  const amountsAt = (percent: number) => {
    const { cash, rest } = cashAndRest(facts.balance, percent)
    return { cash, rest, ...incomeAtGrant(rest, income, facts, rules) }
  }
  const whole = amountsAt(0)
  if (whole.income < minimum) return { ok: true, result: { ...whole, singlePayment: true } }
  const granted = amountsAt(cashPercent)
  if (granted.income >= minimum) return { ok: true, result: { ...granted, singlePayment: false } }
  let most = Math.floor(cashPercent)
  while (most > 0 && amountsAt(most).income < minimum) most -= 1
  return {
    ok: false,
    problems: [{ field: 'cashPercent', code: 'below-minimum-income', minimum, maximum: most }],
  }
}

/** The income of a balance at the grant, reais, and its quotas where the plan pays a term in quotas. @throws RangeError for a lifetime income without factor. */
export function incomeAtGrant(
  balance: number,
  income: ChosenIncome,
  { unitValue, realReturnPercent, annuityFactor }: Omit<GrantFacts, 'balance'>,
  { termBasis, lifetimePayments }: Pick<BenefitRules, 'termBasis' | 'lifetimePayments'>,
): { income: number; quotas: number | null } {
  if (income.type === 'percent') return { income: percentIncome(balance, income.percent), quotas: null }
  if (income.type === 'lifetime') {
    if (annuityFactor === null) throw new RangeError('A lifetime income has a factor')
    return { income: lifetimeIncome(balance, annuityFactor, lifetimePayments), quotas: null }
  }
  if (termBasis === 'level')
    return { income: fixedTermIncome(balance, { years: income.years, realReturnPercent }), quotas: null }
  const all = toDecimal(quotasOf(balance, unitValue))
  const quotas = roundHalfUp(all.dividedBy(income.years * 12), QUOTA_DECIMALS)
  return { income: roundHalfUp2(toDecimal(quotas).times(toDecimal(unitValue))), quotas }
}

/** The first payment: at the end of the month after the grant. With it the tax regime becomes final. */
export function firstPayment(grantedOn: IsoDate): {
  month: Competence
  paidOn: IsoDate
  regimeFinalOn: IsoDate
} {
  const month = addToCompetence(competenceOf(grantedOn), 1)
  const paidOn = paymentDayOf(month)
  return { month, paidOn, regimeFinalOn: paidOn }
}

/** Average age in days that a lifetime income is taxed by from its grant on (IN SRF 524/2005, art. 9); null for other incomes. */
export function termAtGrant(
  { type }: Pick<ChosenIncome, 'type'>,
  lots: readonly QuotaLot[],
  grantedOn: IsoDate,
): number | null {
  return type === 'lifetime' ? weightedTermDays(lots, grantedOn) : null
}

/**
 * A balance or income among beneficiaries by their points, which add up to 100; each half-up to the cent, the residual in the last share
 * that takes it without falling below nothing. @throws RangeError when the points are not 100.
 */
export function splitAmong(amount: number, points: readonly number[]): number[] {
  if (sumReais(points) !== 100 || points.some((share) => share < 0))
    throw new RangeError('Shares are 100 points')
  const shares = points.map((share) => roundHalfUp2(percentOf(amount, share)))
  let residual = sumReais([amount, ...shares.map((share) => -share)])
  return shares
    .toReversed()
    .map((share) => {
      const taken = Math.max(0, sumReais([share, residual]))
      residual = sumReais([residual, share, -taken])
      return taken
    })
    .toReversed()
}

function isStepWithin(
  value: number,
  { minimum, maximum, step }: { minimum: number; maximum: number; step: number },
): boolean {
  if (!Number.isFinite(value) || value < minimum || value > maximum) return false
  return toDecimal(value).minus(minimum).modulo(step).isZero()
}
