import { plainWords } from '#domain/plain-words.ts'
import { comparedName } from '../full-name.ts'
import { tidyLine } from '../written-text.ts'
import type { RowValues } from './import-sheet.ts'
import type { RowChange } from './own-data.ts'

/** Columns of words: another spelling of the same ones, as in capitals, is no change. */
const WORDS = new Set(['nome', 'patrocinadora', 'logradouro', 'complemento', 'bairro', 'cidade', 'email'])

/** A text as those are compared that differ in capitals, accents or spaces alone. */
export function foldWords(text: string): string {
  return plainWords(tidyLine(text))
}

function isSame(column: string, before: RowChange['before'], after: RowChange['after']): boolean {
  if (before === after) return true
  const isWords = WORDS.has(column) && typeof before === 'string' && typeof after === 'string'
  if (!isWords) return false
  return column === 'nome'
    ? comparedName(before) === comparedName(after)
    : foldWords(before) === foldWords(after)
}

/**
 * Changes of a row to the record, in the order of its columns. A value that the sheet leaves out stays as it is: an empty cell removes
 * nothing, and another spelling of the same words is no change.
 */
export function rowChanges(wanted: RowValues, onRecord: RowValues): RowChange[] {
  return Object.entries(wanted).flatMap(([column, after]) => {
    const before = onRecord[column] ?? null
    return after === null || isSame(column, before, after) ? [] : [{ column, before, after }]
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
