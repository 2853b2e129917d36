import { reaisChangeText } from '#app/format/money.ts'
import { simulationFieldNames, simulationFigureText } from '#contract/simulation/benefit-simulation.text.ts'
import { reaisText } from '#contract/value-text.ts'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { compareScenarios, type ScenarioFigures } from '#domain/simulation/compare-scenarios.ts'
import type { SimulationField } from '#domain/simulation/safe-inputs.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { differenceLabel } from './scenario-sentences.ts'
import type { Simulated } from './use-benefit-simulation.ts'

/** A scenario with what comes of it. */
export type ComparedScenario = Simulated & { name: string }

/** A line of the comparison: a text for each scenario, in their order. */
export type ScenarioRow = {
  id: string
  label: string
  /** Of a difference: the figure that stands right above it. */
  of?: string
  cells: string[]
}

const { result, types } = simulationText

/** Rows of the comparison: the inputs that differ, then each figure and its difference to the first scenario. */
export function scenarioRows(compared: readonly ComparedScenario[]): ScenarioRow[] {
  const { scenarios, differences } = compareScenarios(compared.map(({ simulation }) => simulation))
  const against = differenceLabel(compared[0]?.name ?? '')
  const figure = (id: string, label: string, of: (figures: ScenarioFigures) => number | null) => {
    const values = scenarios.map(of)
    if (values.every((value) => value === null)) return []
    return [
      { id, label, cells: values.map((value) => (value === null ? NONE : reaisText(value))) },
      {
        id: `${id}-difference`,
        label: against,
        of: label,
        cells: differences.map((one, place) => changeText(of(one), place)),
      },
    ]
  }
  const hasCash = scenarios.some(({ cash }) => cash > 0)
  return [
    ...toldDifferently(compared),
    ...figure('balance', result.balance, ({ balance }) => balance),
    ...figure('contributed', result.contributed, ({ contributed }) => contributed),
    ...(hasCash ? figure('cash', result.cash, ({ cash }) => cash) : []),
    ...INCOME_TYPES.flatMap((type) => figure(type, types[type], ({ incomes }) => incomes[type])),
  ]
}

const NONE = '–'

/** The first is what the others are compared with. */
function changeText(change: number | null, place: number): string {
  return change === null || place === 0 ? NONE : reaisChangeText(change)
}

function toldDifferently(compared: readonly ComparedScenario[]): ScenarioRow[] {
  const [first] = compared
  if (!first) return []
  return (Object.keys(first.inputs) as SimulationField[])
    .filter((field) => compared.some(({ inputs }) => inputs[field] !== first.inputs[field]))
    .map((field) => ({
      id: `told-${field}`,
      label: simulationFieldNames[field],
      cells: compared.map(({ inputs }) => simulationFigureText(field, inputs[field])),
    }))
}
