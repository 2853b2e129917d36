import { fileTypeFromBuffer } from 'file-type'
import { MOST_SHEET_ROWS } from '#domain/imports/table-refusal.ts'
import { readCsv } from './read-csv.ts'
import type { Table } from './table.ts'
import { refuse, type TableRow } from './table-row.ts'
import { timeBudget } from './time-budget.ts'
import { openXlsx } from './xlsx/read-xlsx.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Opens a workbook or a CSV, whose rows are read one after the other: no more of them is held than a few. Rows without a text are left
 * out. It keeps the processor, so that it belongs in a thread; `withinMs` is what it may take of it.
 * @throws UnreadableTable, its rows too
 */
export async function openTable(
  content: Buffer,
  { withinMs = Number.POSITIVE_INFINITY }: { withinMs?: number } = {},
): Promise<Table> {
  const time = timeBudget(withinMs)
  const table = (await isWorkbook(content))
    ? await openXlsx(content, time)
    : { sheets: [], countsFrom1904: false, rows: () => readCsv(content, time) }
  return { ...table, rows: (sheet) => toldRows(table.rows(sheet)) }
}

async function* toldRows(rows: ReturnType<Table['rows']>): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    if (row.line > MOST_SHEET_ROWS) refuse({ reason: 'many-rows' })
    if (row.isBroken || row.cells.some((cell) => cell !== '')) yield row
  }
}

/** Whether bytes are those of a ZIP, as every workbook is. */
async function isWorkbook(content: Buffer): Promise<boolean> {
  const type = (await fileTypeFromBuffer(content))?.mime
  // A file that Office protects with a password is no ZIP any more.
  if (type === 'application/x-cfb') refuse({ reason: 'encrypted' })
  return type === XLSX_TYPE || type === 'application/zip'
}
