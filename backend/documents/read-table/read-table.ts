import { fileTypeFromBuffer } from 'file-type'
import { readCsv } from './read-csv.ts'
import { type TableRow, UnreadableTable } from './table-row.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Reads the rows of a workbook's first sheet, or of a CSV, one after the other: no more of them is held than a few. Rows without a text
 * are left out. @throws UnreadableTable
 */
export async function* readTable(content: Buffer): AsyncGenerator<TableRow> {
  const rows = (await isWorkbook(content)) ? readXlsx(content) : readCsv(content)
  for await (const row of rows) if (row.cells.some((cell) => cell !== '')) yield row
}

/** Whether bytes are those of a ZIP, as every workbook is. */
async function isWorkbook(content: Buffer): Promise<boolean> {
  const type = (await fileTypeFromBuffer(content))?.mime
  // What Office protects with a password is no ZIP any more.
  if (type === 'application/x-cfb') throw new UnreadableTable('encrypted')
  return type === XLSX_TYPE || type === 'application/zip'
}
