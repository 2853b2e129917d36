import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { formatDate } from '#app/format/dates.ts'
import { formatPercent, formatReturn } from '#app/format/percent.ts'
import type { UnitValueOfDay } from '#contract/investments/profile-management.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { profileManagementText } from './profile-management.text.ts'

const { values: text } = profileManagementText

const MILLISECONDS_OF_A_DAY = 86_400_000

const eightDecimals = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 8, maximumFractionDigits: 8 }),
)

/** A unit value as people read it: `2,13900000`. */
export const formatUnitValue = (value: string): string => eightDecimals().format(Number(value))

/** How a typed value differs from the newest one, in words; empty while it is none. */
export function againstNewest(typed: string, newest: string | undefined): string {
  if (newest === undefined || !(Number(typed) > 0)) return ''
  return text.against(formatReturn(returnPercent(returnBetween(newest, typed))))
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
    finding: text.finding(formatReturn(since(last.valor)), formatDate(first.data), formatDate(last.data)),
    data: {
      label: text.chart(year),
      xLabel: text.date,
      series: [{ id: 'change', label: text.columns.change }],
      points: days.toReversed().map(({ data, valor }) => ({
        x: Date.parse(data) / MILLISECONDS_OF_A_DAY,
        label: formatDate(data),
        values: { change: since(valor) },
      })),
      formatValue: formatReturn,
      formatTick: formatPercent,
    },
  }
}
