import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import type { UnitValueOfDay } from '#contract/investments/profile-management.ts'
import { dateText, percentText, returnText } from '#contract/value-text.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'
import { profileManagementText } from './profile-management.text.ts'

const { values: text } = profileManagementText

const MILLISECONDS_OF_A_DAY = 86_400_000

/** How a typed value differs from the newest one, in words; empty while it is none. */
export function againstNewest(typed: string, newest: string | undefined): string {
  if (newest === undefined || !(Number(typed) > 0)) return ''
  return text.against(returnText(returnPercent(returnBetween(newest, typed))))
}

/** Change of the unit value since the first one of the year, in percent; null with fewer than two values. */
export function unitValueChart(
  year: number,
  days: readonly UnitValueOfDay[],
): { data: ChartData; finding: string } | null {
  const [last, first] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return null
  const since = (value: string) => returnPercent(returnBetween(first.valor, value))
  return {
    finding: text.finding(returnText(since(last.valor)), dateText(first.data), dateText(last.data)),
    data: {
      label: text.chart(year),
      xLabel: text.date,
      series: [{ id: 'change', label: text.columns.change }],
      points: days.toReversed().map(({ data, valor }) => ({
        x: Date.parse(data) / MILLISECONDS_OF_A_DAY,
        label: dateText(data),
        values: { change: since(valor) },
      })),
      formatValue: returnText,
      formatTick: percentText,
    },
  }
}
