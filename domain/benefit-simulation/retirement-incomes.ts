import { percentOf, roundHalfUp2, sharePercent, sumReais } from '#domain/money.ts'
import { fixedTermIncome, percentIncome } from './incomes.ts'
import { annuityFactor, lifetimeIncome } from './lifetime-income.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import type { IncomeType, SimulationRules } from './simulation-rules.ts'

/** What is paid at once at the retirement, and what pays the income. Reais; they add up to the balance. */
export function cashAndRest(balance: number, cashPercent: number): { cash: number; rest: number } {
  const cash = roundHalfUp2(percentOf(balance, cashPercent))
  return { cash, rest: sumReais([balance, -cash]) }
}

export type IncomeChoice = Pick<
  SimulationInputs,
  'retirementAge' | 'realReturnPercent' | 'incomePercent' | 'termYears'
>

/** The first monthly income that what is left after the cash gives, reais; null where the plan has no such income. */
export function firstIncome(
  type: IncomeType,
  rest: number,
  choice: IncomeChoice,
  { incomeTypes, lifetime }: Pick<SimulationRules, 'incomeTypes' | 'lifetime'>,
): number | null {
  if (!incomeTypes.includes(type)) return null
  if (type === 'percent') return percentIncome(rest, choice.incomePercent)
  if (type === 'fixed-term')
    return fixedTermIncome(rest, { years: choice.termYears, realReturnPercent: choice.realReturnPercent })
  if (lifetime === null) return null
  const factor = annuityFactor(choice.retirementAge, choice.realReturnPercent, lifetime.mortality)
  return lifetimeIncome(rest, factor, lifetime.payments)
}

/** An income against the salary of today, both in today's money: how much it replaces, the goal, and what is missing to it. */
export interface Replacement {
  percent: number
  goal: number
  /** Reais a month; 0 once the goal is reached. */
  missing: number
}

/** What an income replaces of the salary; null without a salary. */
export function replacementOf(
  income: number,
  { salary, goalPercent }: Pick<SimulationInputs, 'salary' | 'goalPercent'>,
): Replacement | null {
  if (salary === null || salary <= 0) return null
  const goal = roundHalfUp2(percentOf(salary, goalPercent))
  return { percent: sharePercent(income, salary), goal, missing: Math.max(0, sumReais([goal, -income])) }
}
