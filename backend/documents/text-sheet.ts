import { type Column, getSheetData, type Sheet } from 'write-excel-file/node'

/** A column of text: its title, its width in characters, and what a row shows in it. */
export type TextColumn<Row> = { title: string; width: number; read: (row: Row) => string }

/**
 * Spreadsheet programs run a text that begins like a formula once it is edited or saved as CSV. An apostrophe in front keeps it text.
 */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

/** A sheet of texts under bold titles that stay in sight; nothing on it runs as a formula. */
export function textSheet<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly TextColumn<Row>[],
): Sheet<Buffer> {
  const cells: Column<Row>[] = columns.map(({ title, read }) => ({
    header: { value: title, fontWeight: 'bold' },
    cell: (row: Row) => ({ type: String, value: harmless(read(row)) }),
  }))
  return {
    data: getSheetData([...rows], cells),
    columns: columns.map(({ width }) => ({ width })),
    sheet: name,
    stickyRowsCount: 1,
  }
}
