import { fileTypeFromBuffer } from 'file-type'
import { MOST_SHEET_ROWS } from '#domain/imports/table-refusal.ts'
import { readCsv } from './read-csv.ts'
import { refuse, type TableRow } from './table-row.ts'
import { timeBudget } from './time-budget.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Reads the rows of a workbook's first sheet, or of a CSV, one after the other: no more of them is held than a few. Rows without a text
 * are left out. It keeps the processor, so that it belongs in a thread; `withinMs` is what it may take of it.
 * @throws UnreadableTable
 */
export async function* readTable(
  content: Buffer,
  { withinMs = Number.POSITIVE_INFINITY }: { withinMs?: number } = {},
): AsyncGenerator<TableRow> {
  const time = timeBudget(withinMs)
  const rows = (await isWorkbook(content)) ? readXlsx(content, time) : readCsv(content, time)
  for await (const row of rows) {
    if (row.line > MOST_SHEET_ROWS) refuse({ reason: 'many-rows' })
    if (row.cells.some((cell) => cell !== '')) yield row
  }
}

/** Whether bytes are those of a ZIP, as every workbook is. */
async function isWorkbook(content: Buffer): Promise<boolean> {
  const type = (await fileTypeFromBuffer(content))?.mime
  // What Office protects with a password is no ZIP any more.
  if (type === 'application/x-cfb') refuse({ reason: 'encrypted' })
  return type === XLSX_TYPE || type === 'application/zip'
}
