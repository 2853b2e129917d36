import type { TableRow } from '../table-row.ts'
import type { TimeBudget } from '../time-budget.ts'
import { sheetListener } from './sheet-rows.ts'
import { openWorkbook } from './workbook-parts.ts'
import { type PartLimits, zipParts } from './zip-parts.ts'

/** A hundred thousand rows come to a tenth of the bytes, and have a cell and its value for each of 200 columns at most. */
const SHEET_LIMITS: PartLimits = { mostBytes: 512 * 1024 * 1024, mostTags: 40_000_000 }

/**
 * Rows of a workbook's first sheet, as they are unpacked: numbers in their shortest spelling, days as ISO, the last result of a formula.
 * @throws UnreadableTable
 */
export async function* readXlsx(content: Buffer, time: TimeBudget): AsyncGenerator<TableRow> {
  const parts = await zipParts(content, time)
  const book = await openWorkbook(parts)
  const whole = Math.max(1, parts.bytesOf(book.sheet) ?? 0)
  const rows: Omit<TableRow, 'share'>[] = []
  const sheet = sheetListener(book, (row) => rows.push(row))
  for await (const bytes of parts.pieces(book.sheet, SHEET_LIMITS, sheet))
    for (const row of rows.splice(0)) yield { ...row, share: bytes / whole }
  for (const row of rows) yield { ...row, share: 1 }
}
