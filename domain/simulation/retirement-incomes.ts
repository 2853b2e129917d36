import type { IncomeType, YearlyPayments } from '#domain/benefits/benefit-rules.ts'
import { type ChosenIncome, incomeAtGrant } from '#domain/benefits/income-at-grant.ts'
import { annuityFactor } from '#domain/benefits/lifetime-income.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'
import { percentOf, roundHalfUp2, sharePercent, sumReais } from '#domain/money.ts'
import {
  type ThirteenthSchedule,
  thirteenthSchedule,
} from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import type { SimulationRules } from './simulation-rules.ts'

/** The month of a simulated retirement's first payment, a month after it; in whatever year. */
function firstMonthOf({ retirementMonth = 12 }: SimulationInputs): Competence {
  return addToCompetence(`2000-${String(retirementMonth).padStart(2, '0')}`, 1)
}

/** With which payments of a simulated income a thirteenth comes; null for none. */
export function simulatedThirteenth(
  type: IncomeType,
  inputs: SimulationInputs,
  rules: SimulationRules,
): ThirteenthSchedule | null {
  return thirteenthSchedule(type, yearlyPayments(rules), firstMonthOf(inputs))
}

/**
 * The first monthly income that what is left after the cash gives, as a grant of that balance would pay it, reais; null where the plan has
 * no such income.
 */
export function firstIncome(
  type: IncomeType,
  rest: number,
  inputs: SimulationInputs,
  rules: SimulationRules,
): number | null {
  const { incomeTypes, lifetime } = rules
  if (!incomeTypes.includes(type) || (type === 'lifetime' && lifetime === null)) return null
  const { realReturnPercent, retirementAge, incomePercent, termYears } = inputs
  const chosen: Record<IncomeType, ChosenIncome> = {
    percent: { type: 'percent', percent: incomePercent },
    'fixed-term': { type: 'fixed-term', years: termYears },
    lifetime: { type: 'lifetime' },
  }
  const facts = {
    // By the quota of that day, whatever it is then worth.
    unitValue: 1,
    realReturnPercent,
    annuityFactor:
      type === 'lifetime' && lifetime !== null
        ? annuityFactor(retirementAge, realReturnPercent, lifetime.mortality)
        : null,
    paidOn: `${firstMonthOf(inputs)}-01`,
  }
  return incomeAtGrant(rest, chosen[type], facts, yearlyPayments(rules)).income
}

/** How the plan of a simulation pays its incomes. */
export function yearlyPayments({
  termBasis,
  lifetime,
  thirteenthMonth,
  thirteenthFor,
}: SimulationRules): YearlyPayments {
  return { termBasis, lifetimePayments: lifetime?.payments ?? 12, thirteenthMonth, thirteenthFor }
}

/** An income against the salary of today, both in today's money: how much it replaces, the goal, and what is missing to it. */
export interface Replacement {
  percent: number
  goal: number
  /** Reais a month; 0 once the goal is reached. */
  missing: number
}

/** Share of the salary that an income replaces; null without a salary. */
export function replacementOf(
  income: number,
  { salary, goalPercent }: Pick<SimulationInputs, 'salary' | 'goalPercent'>,
): Replacement | null {
  if (salary === null || salary <= 0) return null
  const goal = roundHalfUp2(percentOf(salary, goalPercent))
  return { percent: sharePercent(income, salary), goal, missing: Math.max(0, sumReais([goal, -income])) }
}
