import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { yearsText } from '#contract/value-text.ts'
import { INCOME_TYPES, type IncomeType } from '#domain/benefits/benefit-rules.ts'
import { balanceOverLife } from '#domain/simulation/balance-over-life.ts'
import { simulationText } from './benefit-simulation.text.ts'
import type { ComparedScenario } from './scenario-rows.ts'
import { money } from './simulation-charts.ts'

const { scenarios: text, types } = simulationText

/** The first income of each type, scenario by scenario. */
export function scenarioIncomes(compared: readonly ComparedScenario[]): ChartData {
  const grossOf = ({ simulation }: ComparedScenario, type: IncomeType) =>
    simulation.incomes.find((income) => income.type === type)?.gross
  const offered = INCOME_TYPES.filter((type) => compared.some((one) => grossOf(one, type) !== undefined))
  return {
    label: text.incomes,
    xLabel: text.type,
    series: seriesOf(compared),
    points: offered.map((type, x) => ({
      x,
      label: types[type],
      values: valuesOf(compared, (one) => grossOf(one, type) ?? 0),
    })),
    readFirst: 0,
    ...money,
  }
}

/** The balance of each scenario at every age at which all of them have begun, until the last one has ended. */
export function scenarioLives(compared: readonly ComparedScenario[], type: IncomeType): ChartData {
  const lives = compared.map(({ simulation, inputs }) => balanceOverLife(simulation, inputs, type))
  const first = Math.max(...compared.map(({ inputs }) => inputs.currentAge))
  const last = Math.max(...lives.map((life) => life.at(-1)?.age ?? first))
  const balances = lives.map((life) => new Map(life.map(({ age, balance }) => [age, balance])))
  return {
    label: text.life,
    xLabel: text.age,
    series: seriesOf(compared),
    points: Array.from({ length: last - first + 1 }, (_, year) => ({
      x: first + year,
      label: yearsText(first + year),
      values: valuesOf(compared, (_one, place) => balances[place]?.get(first + year) ?? 0),
    })),
    readFirst: Math.max(0, Math.min(...compared.map(({ inputs }) => inputs.retirementAge)) - first),
    ...money,
  }
}

function seriesOf(compared: readonly ComparedScenario[]): ChartData['series'] {
  return compared.map(({ name }, place) => ({ id: String(place), label: name }))
}

function valuesOf(
  compared: readonly ComparedScenario[],
  of: (one: ComparedScenario, place: number) => number,
): Record<string, number> {
  return Object.fromEntries(compared.map((one, place) => [String(place), of(one, place)]))
}
