import type { DataValues } from '#backend/documents/data-record.ts'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { readingText } from '#contract/readings/reading-text.ts'

/** A reading as a value of the copy; null: its data has a shape that the portal does not know. */
export function readingOf(lines: readonly ReadingLine[] | null): DataValues['reading'] {
  return lines === null ? 'unreadable' : readingText(lines)
}
