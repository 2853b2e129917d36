import type { Table } from '../table.ts'
import type { TableRow } from '../table-row.ts'
import type { TimeBudget } from '../time-budget.ts'
import { sheetListener } from './sheet-rows.ts'
import { openWorkbook, type Workbook } from './workbook-parts.ts'
import { type PartLimits, type ZipParts, zipParts } from './zip-parts.ts'

/** A hundred thousand rows come to a tenth of the bytes, and have a cell and its value for each of 200 columns at most. */
const SHEET_LIMITS: PartLimits = { maxBytes: 512 * 1024 * 1024, maxTags: 40_000_000 }

/**
 * A workbook, whose rows are unpacked as they are read: numbers in their shortest spelling, days as ISO, the last result of a formula.
 * @throws UnreadableTable, its rows too
 */
export async function openXlsx(content: Buffer, time: TimeBudget): Promise<Table> {
  const parts = await zipParts(content, time)
  const book = await openWorkbook(parts)
  return {
    sheets: book.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    countsFrom1904: book.countsFrom1904,
    rows: (sheet) => rowsOf(parts, book, sheet),
  }
}

async function* rowsOf(parts: ZipParts, book: Workbook, sheet: number): AsyncGenerator<TableRow> {
  const { part = '' } = book.sheets[sheet] ?? {}
  const whole = Math.max(1, parts.bytesOf(part) ?? 0)
  const rows: Omit<TableRow, 'share'>[] = []
  const listener = sheetListener(book, (row) => rows.push(row))
  for await (const bytes of parts.pieces(part, SHEET_LIMITS, listener))
    for (const row of rows.splice(0)) yield { ...row, share: bytes / whole }
  for (const row of rows) yield { ...row, share: 1 }
}
