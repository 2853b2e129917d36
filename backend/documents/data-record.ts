import { type LineText, lineName, lineSentence, lineValue } from '#contract/readings/reading-text.ts'
import { amountText, competenceText, dateText, instantText, numberText } from '#contract/value-text.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'

/** Values that can be kept about a person, by the way in which they are printed. */
export type DataValues = {
  text: string
  number: number
  /** Reais, under a heading that says so. */
  amount: number
  /** Percentage points, under a heading that says so. */
  points: number
  /** Decimal text. */
  quotas: string
  date: IsoDate
  month: Competence
  instant: Date
  /** Input, line by line; `unreadable`: in a shape that the portal does not know. */
  reading: readonly LineText[] | 'unreadable'
}

/** The ways in which a value is written. */
export type DataAs = keyof DataValues

/** A value under the words that people read: `Competência`, `Valor (R$)`. Null: there is none. */
export type DataCell = { [As in DataAs]: { label: string; as: As; value: DataValues[As] | null } }[DataAs]

/** Something kept about a person. */
export type DataRecord = readonly DataCell[]

const unreadable = 'Guardado em um formato que não pode ser mostrado aqui.'

const formats: { readonly [As in DataAs]: (value: DataValues[As]) => string } = {
  text: (value) => value,
  number: numberText,
  amount: amountText,
  points: numberText,
  quotas: (decimal) => decimal.replace('.', ','),
  date: dateText,
  month: competenceText,
  instant: instantText,
  reading: (lines) => (lines === 'unreadable' ? unreadable : lines.map(lineSentence).join('; ')),
}

/** A value as people read it. */
export function writtenCell({ as, value }: DataCell): string {
  if (value === null) return '–'
  return (formats[as] as (value: unknown) => string)(value) || '–'
}

const figures: ReadonlySet<DataAs> = new Set<DataAs>(['number', 'amount', 'points', 'quotas'])

/** Whether values written so are figures, set to the right. */
export function isFigure(as: DataAs): boolean {
  return figures.has(as)
}

/** A record for programs: figures, days and instants as they are kept, and what was filled in by its names. */
export function plainRecord(record: DataRecord): Record<string, unknown> {
  return Object.fromEntries(record.map((cell) => [cell.label, plainValue(cell)]))
}

function plainValue({ as, value }: DataCell): unknown {
  if (as !== 'reading' || value === null) return value
  return value === 'unreadable'
    ? unreadable
    : Object.fromEntries(value.map((line) => [lineName(line), lineValue(line)]))
}
