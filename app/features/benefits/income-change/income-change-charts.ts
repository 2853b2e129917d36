import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortMonthText } from '#app/format/dates.ts'
import { shortReaisText } from '#app/format/money.ts'
import { reaisText } from '#contract/value-text.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'
import { incomeChangeText } from './income-change.text.ts'
import type { ComparedIncome } from './income-change-input.ts'

const { charts: text } = incomeChangeText

type Compared = { now: ComparedIncome; next: ComparedIncome | null }
type Measure = 'income' | 'balance'

/** The incomes, or the balances, at the end of each year from the month of the change on; null where there is nothing to draw. */
export function overTheYears(measure: Measure, { now, next }: Compared, from: Competence): ChartData | null {
  const lines = [
    { id: 'now', label: text.now, after: now.after },
    ...(next ? [{ id: 'next', label: text.next, after: next.after }] : []),
  ]
  const longest = lines.map(({ after }) => after?.points ?? []).toSorted((a, b) => b.length - a.length)[0]
  if (!longest || longest.length < 2) return null
  return {
    label: text[measure],
    xLabel: text.x,
    series: lines.map(({ id, label }) => ({ id, label })),
    points: longest.map(({ month }, index) => ({
      x: month,
      label: shortMonthText(addToCompetence(from, month)),
      values: Object.fromEntries(lines.map(({ id, after }) => [id, after?.points[index]?.[measure] ?? 0])),
    })),
    readFirst: 0,
    formatValue: reaisText,
    formatTick: shortReaisText,
  }
}
