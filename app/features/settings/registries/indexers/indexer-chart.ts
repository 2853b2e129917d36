import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortMonthText } from '#app/format/dates.ts'
import { monthText, returnText } from '#contract/value-text.ts'
import { accumulatedTwelveMonths } from '#domain/settings/indexers/accumulate.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { indexerValuesText } from './indexers.text.ts'

const { chart, month } = indexerValuesText

/** Points that are shown: five years, as many as a phone can tell apart. */
const MAX_POINTS = 60

/** The change over twelve months at each month that has twelve before it; null with fewer than two of them. */
export function indexerChart(values: readonly IndexerValue[]): { data: ChartData; finding: string } | null {
  const points = values
    .flatMap(({ competence }) => {
      const outcome = accumulatedTwelveMonths(values, competence)
      return outcome.ok ? [{ competence, percent: outcome.result }] : []
    })
    .slice(-MAX_POINTS)
  const newest = points.at(-1)
  if (!newest || points.length < 2) return null
  return {
    finding: chart.finding(monthText(newest.competence), returnText(newest.percent)),
    data: {
      label: chart.label,
      xLabel: month,
      series: [{ id: 'twelve', label: chart.series }],
      points: points.map(({ competence, percent }) => ({
        x: Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7)),
        label: shortMonthText(competence),
        values: { twelve: percent },
      })),
      formatValue: returnText,
    },
  }
}
