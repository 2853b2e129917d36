import type { SheetName } from '#domain/imports/table-head.ts'
import type { TableRow } from './table-row.ts'

/** A file that was opened; the rows of a sheet, from 0, are read one after the other. A CSV has no sheets. */
export type Table = {
  sheets: readonly SheetName[]
  countsFrom1904: boolean
  rows: (sheet: number) => AsyncIterable<TableRow> | Iterable<TableRow>
}
