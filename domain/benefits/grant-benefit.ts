import { addToCompetence, type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { percentOf, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { weightedTermDays } from '#domain/taxes/weighted-term.ts'
import type { BenefitRules, IncomeRules } from './benefit-rules.ts'
import { type ChosenIncome, type FirstIncomeFacts, incomeAtGrant } from './income-at-grant.ts'

export interface GrantFacts extends FirstIncomeFacts {
  /** Reais: own and sponsor's accounts, with the risk cover of a disability. */
  balance: number
}

/** Amounts paid, reais; `quotas` a month where the term is paid in quotas. `cash` and `rest` add up to the balance. */
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

/** Problems of a chosen income; empty when the plan takes it. */
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

/** Amounts of a grant. A balance whose whole income is below the minimum is offered as a single payment, whatever cash was requested. */
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
