import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortReaisText } from '#app/format/money.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { SystemsCompared } from './loan-input.ts'
import { loansText } from './loans.text.ts'

const { outlook: text } = loansText

/** The debt from the release to the last instalment, a line for each system. */
export function balanceChart(systems: SystemsCompared, releasedOn: IsoDate): ChartData {
  const valuesOf = (told: (loan: SystemsCompared[number]['loan']) => number | undefined) =>
    Object.fromEntries(systems.map(({ id, loan }) => [id, told(loan) ?? 0]))
  const dueDates = systems[0]?.loan.instalments.map(({ dueDate }) => dueDate) ?? []
  return {
    label: text.heading,
    xLabel: text.month,
    series: systems.map(({ id }) => ({ id, label: loansText.systems[id].label })),
    points: [
      { x: 0, label: dateText(releasedOn), values: valuesOf(({ amount }) => amount) },
      ...dueDates.map((dueDate, at) => ({
        x: at + 1,
        label: dateText(dueDate),
        values: valuesOf(({ instalments }) => instalments[at]?.balance),
      })),
    ],
    readFirst: 0,
    formatValue: reaisText,
    formatTick: shortReaisText,
  }
}
