import type { RowValues } from './import-sheet.ts'

/** What a row changes: a column, what is on record, and what will be. Null before: nothing is. */
export interface RowChange {
  column: string
  before: string | number | null
  after: string | number | null
}

/**
 * What a row changes of what is on record, in the order of its columns. What the sheet leaves out stays as it is: an empty cell takes
 * nothing away.
 */
export function rowChanges(wanted: RowValues, onRecord: RowValues): RowChange[] {
  return Object.entries(wanted).flatMap(([column, after]) => {
    const before = onRecord[column] ?? null
    return after === null || after === before ? [] : [{ column, before, after }]
  })
}

/**
 * Whether changes are among those that somebody saw and confirmed. Part of them may be there by now: by another row of the same sheet, or
 * because somebody wrote the same.
 */
export function isAmong(changes: readonly RowChange[], seen: readonly RowChange[]): boolean {
  return changes.every(({ column, before, after }) =>
    seen.some((one) => one.column === column && one.before === before && one.after === after),
  )
}
