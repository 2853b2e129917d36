import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import { ageAfter, monthsToRetirement, type SimulationInputs } from './safe-inputs.ts'
import type { BenefitSimulation } from './simulate-benefit.ts'

/** The balance at an age in completed years, reais of today; of two at one age the later holds. */
export interface BalanceAtAge {
  age: number
  balance: number
}

/**
 * The balance year by year: growing until the retirement, where the cash is still in it, and then paying one type of income until it ends
 * or is left. An income without a balance of its own ends at the retirement, and so does one that the plan does not have.
 */
export function balanceOverLife(
  { years, incomes }: Pick<BenefitSimulation, 'years' | 'incomes'>,
  inputs: SimulationInputs,
  type: IncomeType,
): BalanceAtAge[] {
  const after = incomes.find((income) => income.type === type)?.after?.points ?? []
  const saved = monthsToRetirement(inputs)
  return [
    ...years.map(({ month, balance }) => ({ age: ageAfter(inputs, month), balance })),
    ...after.slice(1).map(({ month, balance }) => ({ age: ageAfter(inputs, saved + month), balance })),
  ]
}
