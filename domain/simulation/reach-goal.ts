import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import { fromCents, percentOf, roundHalfUp2, sumReais, toCents } from '#domain/money.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import { firstIncome } from './retirement-incomes.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import { balanceAtRetirement, simulatedPath } from './saving-series.ts'
import type { SimulationRules } from './simulation-rules.ts'

/** Ways to reach the goal: so much more a month, or retiring so late; null where not even the highest of the range does. */
export interface WayToGoal {
  goal: number
  /** Reais a month beside what is paid; 0 when the goal is reached. */
  extraContribution: number | null
  retirementAge: number | null
}

/**
 * Ways to the goal with one type of income: the smallest extra contribution to the cent, and the earliest age from the chosen one on. Null
 * without a salary, or where the plan has no such income.
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
  const incomeWith = (cents: number) =>
    incomeOf(
      type,
      { ...inputs, ownContribution: sumReais([inputs.ownContribution, fromCents(cents)]) },
      rules,
    ) ?? 0
  // An income grows in a straight line with the contribution, but for its cents.
  const [least, most] = [incomeWith(0), incomeWith(room)]
  const guess = most > least ? Math.ceil((room * (goal - least)) / (most - least)) : room
  const extra = smallest(room, (cents) => incomeWith(cents) >= goal, guess)
  const years = Math.max(0, rules.ranges.retirementAge.maximum - inputs.retirementAge)
  const later = Array.from({ length: years + 1 }, (_, year) => inputs.retirementAge + year)
  return {
    goal,
    extraContribution: extra === null ? null : fromCents(extra),
    retirementAge: later.find((retirementAge) => reaches({ retirementAge })) ?? null,
  }
}

function incomeOf(type: IncomeType, inputs: SimulationInputs, rules: SimulationRules): number | null {
  const { rest } = cashAndRest(balanceAtRetirement(simulatedPath(inputs, rules)), inputs.cashPercent)
  return firstIncome(type, rest, inputs, rules)
}

/**
 * The smallest whole number up to `highest` that holds, of a condition that goes on holding; null when none does. It is looked for around
 * `near`, by strides that double: a good guess takes a few looks.
 */
function smallest(highest: number, holds: (value: number) => boolean, near: number): number | null {
  if (holds(0)) return 0
  if (!holds(highest)) return null
  // `low` never holds, `high` does.
  let [low, high] = [0, highest]
  let at = Math.min(highest, Math.max(1, near))
  for (let stride = 1; low < at && at < high; stride *= 2) {
    if (holds(at)) {
      high = at
      at -= stride
    } else {
      low = at
      at += stride
    }
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
