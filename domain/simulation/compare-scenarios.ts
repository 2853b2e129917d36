import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import { sumReais } from '#domain/money.ts'
import type { SimulatedFigures } from './simulate-benefit.ts'

/** How many scenarios stand side by side. */
export const MAXIMUM_SCENARIOS = 3

/** Figures of a scenario, reais; an income is null where it is not offered. */
export interface ScenarioFigures {
  balance: number
  contributed: number
  cash: number
  incomes: Record<IncomeType, number | null>
}

/** Scenarios side by side; `differences` are each one's figures as shown less those of the first. @throws RangeError for none or too many. */
export function compareScenarios(simulations: readonly SimulatedFigures[]): {
  scenarios: ScenarioFigures[]
  differences: ScenarioFigures[]
} {
  const scenarios = simulations.map(figuresOf)
  const [first] = scenarios
  if (first === undefined || scenarios.length > MAXIMUM_SCENARIOS)
    throw new RangeError('One to three scenarios are compared')
  return {
    scenarios,
    differences: scenarios.map((one) => ({
      balance: sumReais([one.balance, -first.balance]),
      contributed: sumReais([one.contributed, -first.contributed]),
      cash: sumReais([one.cash, -first.cash]),
      incomes: byType((type) => {
        const [mine, other] = [one.incomes[type], first.incomes[type]]
        return mine === null || other === null ? null : sumReais([mine, -other])
      }),
    })),
  }
}

function figuresOf({ balance, contributed, cash, incomes }: SimulatedFigures): ScenarioFigures {
  return {
    balance,
    contributed,
    cash,
    incomes: byType((type) => incomes.find((income) => income.type === type)?.gross ?? null),
  }
}

function byType(of: (type: IncomeType) => number | null): Record<IncomeType, number | null> {
  return { percent: of('percent'), 'fixed-term': of('fixed-term'), lifetime: of('lifetime') }
}
