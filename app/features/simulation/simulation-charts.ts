import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortReaisText } from '#app/format/money.ts'
import { ageAfterText } from '#contract/simulation/benefit-simulation.text.ts'
import { reaisText } from '#contract/value-text.ts'
import type { OutcomePath } from '#domain/simulation/outcome-paths.ts'
import { monthsToRetirement, type SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import type { BenefitSimulation } from '#domain/simulation/simulate-benefit.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { returnLabel } from './simulation-sentences.ts'

const { saving, outcomes: outcomesText, after: afterText, types } = simulationText

/** How charts of amounts write them. */
export const money = { formatValue: reaisText, formatTick: shortReaisText }

/** The balance at the end of each year, by what it is made of. A side that nothing comes from is left out. */
export function savingChart({ years }: BenefitSimulation, inputs: SimulationInputs): ChartData {
  const hasEmployer = years.some(({ employer }) => employer > 0)
  return {
    label: saving.heading,
    xLabel: saving.x,
    series: [
      { id: 'own', label: saving.own },
      ...(hasEmployer ? [{ id: 'employer', label: saving.employer }] : []),
      { id: 'returns', label: saving.returns },
    ],
    points: years.map(({ month, own, employer, returns }) => ({
      x: month,
      label: ageAfterText(inputs, month),
      values: { own, employer, returns: Math.max(0, returns) },
    })),
    ...money,
  }
}

/** The balance at the end of each year at the low, the chosen and the high return. */
export function rangeChart(paths: readonly OutcomePath[], inputs: SimulationInputs): ChartData {
  const saved = monthsToRetirement(inputs)
  return {
    label: outcomesText.chart,
    xLabel: outcomesText.age,
    series: paths.map(({ realReturnPercent }, index) => ({
      id: String(index),
      label: returnLabel(realReturnPercent),
    })),
    points: (paths[0]?.balances ?? []).map((_, year) => ({
      x: year,
      label: ageAfterText(inputs, Math.min(saved, year * 12)),
      values: Object.fromEntries(paths.map(({ balances }, index) => [String(index), balances[year] ?? 0])),
    })),
    ...money,
  }
}

/** The first income of each type at the low, the chosen and the high return. */
export function outcomesChart({ incomes, outcomes }: BenefitSimulation): ChartData {
  return {
    label: outcomesText.incomes,
    xLabel: outcomesText.x,
    series: outcomes.map(({ realReturnPercent }, index) => ({
      id: String(index),
      label: returnLabel(realReturnPercent),
    })),
    points: incomes.map(({ type }, x) => ({
      x,
      label: types[type],
      values: Object.fromEntries(
        outcomes.map((outcome, index) => [
          String(index),
          outcome.incomes.find((income) => income.type === type)?.gross ?? 0,
        ]),
      ),
    })),
    readFirst: 0,
    ...money,
  }
}

/** Balance at the end of each year of income; null when no income type has a balance of its own. */
export function afterChart({ incomes }: BenefitSimulation, inputs: SimulationInputs): ChartData | null {
  const lines = incomes.flatMap(({ type, after }) => (after ? [{ type, after }] : []))
  const longest = lines.toSorted((a, b) => b.after.points.length - a.after.points.length)[0]
  if (!longest || longest.after.points.length < 2) return null
  const saved = monthsToRetirement(inputs)
  return {
    label: afterText.label,
    xLabel: afterText.x,
    series: lines.map(({ type }) => ({ id: type, label: types[type] })),
    points: longest.after.points.map(({ month }, index) => ({
      x: month,
      label: ageAfterText(inputs, saved + month),
      values: Object.fromEntries(lines.map(({ type, after }) => [type, after.points[index]?.balance ?? 0])),
    })),
    readFirst: 0,
    ...money,
  }
}
