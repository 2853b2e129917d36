import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import type { ComparedInvestmentProfile } from '#contract/investments/investment-profiles.ts'
import { monthsText, percentText, returnText } from '#contract/value-text.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { returns, outcomes } = investmentProfileText.compare

/** Periods for which every profile has a return, months. */
export function commonPeriods(profiles: readonly ComparedInvestmentProfile[]): number[] {
  const [first] = profiles
  return (first?.retornos ?? [])
    .map(({ meses }) => meses)
    .filter((months) => profiles.every(({ retornos }) => retornos.some(({ meses }) => meses === months)))
}

/** Accumulated return of each profile over each common period, per cent; null without any. */
export function returnsChart(profiles: readonly ComparedInvestmentProfile[]): ChartData | null {
  const periods = commonPeriods(profiles)
  if (periods.length === 0) return null
  return {
    label: returns.label,
    xLabel: returns.xLabel,
    series: profiles.map(({ id, nome }) => ({ id: String(id), label: nome })),
    points: periods.map((months) => ({
      x: months,
      label: monthsText(months),
      values: Object.fromEntries(
        profiles.map(({ id, retornos }) => [
          String(id),
          retornos.find(({ meses }) => meses === months)?.acumulado ?? 0,
        ]),
      ),
    })),
    formatValue: returnText,
    formatTick: percentText,
  }
}

/** Worst, middle and best year of each profile, per cent; null without history. */
export function outcomesChart(profiles: readonly ComparedInvestmentProfile[]): ChartData | null {
  const points = profiles.flatMap(({ nome, resultados }, index) =>
    resultados
      ? [
          {
            x: index,
            label: nome,
            values: { worst: resultados.pior, middle: resultados.meio, best: resultados.melhor },
          },
        ]
      : [],
  )
  if (points.length === 0) return null
  return {
    label: outcomes.label,
    xLabel: outcomes.xLabel,
    series: [
      { id: 'worst', label: outcomes.worst },
      { id: 'middle', label: outcomes.middle },
      { id: 'best', label: outcomes.best },
    ],
    points,
    readFirst: worstIndex(points),
    formatValue: returnText,
    formatTick: percentText,
  }
}

/** Whose worst year was the worst of all: the one that the finding names. */
function worstIndex(points: ChartData['points']): number {
  const worst = points.map(({ values }) => values['worst'] ?? 0)
  return worst.indexOf(Math.min(...worst))
}
