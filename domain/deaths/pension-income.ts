import { paysAtOnce } from '#domain/benefits/benefit-effect.ts'
import type { IncomeRules } from '#domain/benefits/benefit-rules.ts'
import {
  type ChoiceProblem,
  choiceProblems,
  type GrantFacts,
  splitAmong,
} from '#domain/benefits/grant-benefit.ts'
import { type ChosenIncome, incomeAtGrant } from '#domain/benefits/income-at-grant.ts'
import { percentOf, roundHalfUp, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'

/** How the benefit of who died was paid, as far as it goes on: reais or quotas a month, of a term with the payments that are left. */
export type OngoingIncome =
  | { type: 'percent'; percent: number }
  | { type: 'fixed-term'; monthsLeft: number; monthlyAmount: number | null; quotasPerMonth: string | null }

/** How a pension is paid; a term in reais or in quotas a month. */
export type PensionIncome = OngoingIncome | { type: 'single' }

/** Choice where no income goes on: an income for life has no balance of its own to divide. */
export type WantedIncome = Exclude<ChosenIncome, { type: 'lifetime' }>

/** Problem of a chosen income; `below-minimum`: another one that the plan takes pays enough. */
export type PensionIncomeProblem = ChoiceProblem | { field: 'income'; code: 'below-minimum'; minimum: number }

/** Which of the parts, in points that are a hundred together. */
export type PartOfAll = { all: readonly number[]; at: number }

/** One part of an income that goes on; the parts of a month's reais add up to it. A percentage is the same of every part of the balance. */
export function partOfIncome(income: OngoingIncome, { all, at }: PartOfAll): OngoingIncome {
  if (income.type === 'percent') return income
  const { monthlyAmount, quotasPerMonth } = income
  return {
    ...income,
    monthlyAmount: monthlyAmount === null ? null : (splitAmong(monthlyAmount, all)[at] ?? 0),
    quotasPerMonth:
      quotasPerMonth === null ? null : percentOf(quotasPerMonth, all[at] ?? 0).toFixed(QUOTA_DECIMALS),
  }
}

/**
 * How a pension is paid: all at once where no income of the plan reaches its minimum, as for every benefit; else as who died was paid
 * (`ongoing`), or, where no benefit was paid yet, as `wanted`. `facts.balance` is the part. A term of who died without a payment left, or too
 * small for one, pays the rest at once. @throws RangeError where neither is given
 */
export function pensionIncome(
  { ongoing, wanted }: { ongoing: OngoingIncome | null; wanted: WantedIncome | null },
  facts: GrantFacts,
  rules: IncomeRules,
): Outcome<PensionIncome, PensionIncomeProblem> {
  if (paysAtOnce(facts, rules)) return { ok: true, result: { type: 'single' } }
  if (ongoing !== null) return { ok: true, result: paysSomething(ongoing) ? ongoing : { type: 'single' } }
  if (wanted === null) throw new RangeError('An income is chosen where none goes on')
  const problems = choiceProblems(wanted, rules)
  if (problems.length > 0) return { ok: false, problems }
  const { income, quotas } = incomeAtGrant(facts.balance, wanted, facts, rules)
  const { minimumIncome: minimum } = rules
  if (income < minimum) return { ok: false, problems: [{ field: 'income', code: 'below-minimum', minimum }] }
  if (wanted.type === 'percent') return { ok: true, result: wanted }
  const inQuotas =
    quotas === null ? null : toDecimal(roundHalfUp(quotas, QUOTA_DECIMALS)).toFixed(QUOTA_DECIMALS)
  return {
    ok: true,
    result: {
      type: 'fixed-term',
      monthsLeft: wanted.years * 12,
      monthlyAmount: inQuotas === null ? income : null,
      quotasPerMonth: inQuotas,
    },
  }
}

function paysSomething(income: OngoingIncome): boolean {
  if (income.type === 'percent') return true
  return income.monthsLeft > 0 && toDecimal(income.quotasPerMonth ?? income.monthlyAmount ?? 0).greaterThan(0)
}
