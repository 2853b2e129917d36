import { fromCents, percentOf, roundHalfUp2, sumReais, toCents } from '#domain/money.ts'
import { cashAndRest, firstIncome } from './retirement-incomes.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import { balanceAtRetirement, savingPath } from './saving-series.ts'
import type { IncomeType, SimulationRules } from './simulation-rules.ts'

/** What reaches the goal: so much more a month, or so late; null where not even the highest of the range does. */
export interface WayToGoal {
  goal: number
  /** Reais a month beside what is paid; 0 when the goal is reached. */
  extraContribution: number | null
  retirementAge: number | null
}

/**
 * What it takes to reach the goal with one type of income: the smallest extra contribution to the cent, and the earliest age from the
 * chosen one on. Null without a salary, or where the plan has no such income.
 */
export function wayToGoal(
  type: IncomeType,
  inputs: SimulationInputs,
  rules: SimulationRules,
): WayToGoal | null {
  const { salary } = inputs
  if (salary === null || salary <= 0 || incomeOf(type, inputs, rules) === null) return null
  const goal = roundHalfUp2(percentOf(salary, inputs.goalPercent))
  const reaches = (changed: Partial<SimulationInputs>) =>
    (incomeOf(type, { ...inputs, ...changed }, rules) ?? 0) >= goal
  const highest = roundHalfUp2(percentOf(salary, rules.ranges.contributionPercent.maximum))
  const room = Math.max(0, toCents(sumReais([highest, -inputs.ownContribution])))
  const extra = smallest(room, (cents) =>
    reaches({ ownContribution: sumReais([inputs.ownContribution, fromCents(cents)]) }),
  )
  const years = Math.max(0, rules.ranges.retirementAge.maximum - inputs.retirementAge)
  const later = Array.from({ length: years + 1 }, (_, year) => inputs.retirementAge + year)
  return {
    goal,
    extraContribution: extra === null ? null : fromCents(extra),
    retirementAge: later.find((retirementAge) => reaches({ retirementAge })) ?? null,
  }
}

function incomeOf(type: IncomeType, inputs: SimulationInputs, rules: SimulationRules): number | null {
  const { rest } = cashAndRest(balanceAtRetirement(savingPath(inputs, rules.loadPercent)), inputs.cashPercent)
  return firstIncome(type, rest, inputs, rules)
}

/** The smallest whole number up to `highest` that holds, of a condition that goes on holding; null when none does. */
function smallest(highest: number, holds: (value: number) => boolean): number | null {
  if (!holds(highest)) return null
  let [low, high] = [0, highest]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
