import type { ColumnSpelling } from './column-spelling.ts'

/** A sheet of a workbook. */
export type SheetName = { name: string; isHidden: boolean }

/** How a file is read: which sheet of it, where its columns are named, and how it writes days and numbers. */
export type TableReading = {
  /** None: a CSV. */
  sheets: readonly SheetName[]
  /** From 0. */
  sheet: number
  /** First and last line that names columns; what follows are rows. */
  headerFrom: number
  headerTo: number
  /** First rows of the sheet, of which one may be the header. */
  opening: readonly { line: number; text: string }[]
  /** By the columns of the file. */
  spelling: readonly ColumnSpelling[]
  countsFrom1904: boolean
}

/** The beginning of a file: the names of its columns, and the first rows behind them. */
export type TableHead = TableReading & { header: string[]; sample: string[][] }

/** How a file was read, once its rows are gone. */
export function withoutRows(reading: TableReading): TableReading {
  return { ...reading, opening: [] }
}
