import type { ReactNode } from 'react'

/** One column: its name, what a row shows in it, and what stands under it. */
export interface StatementColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts and counts: at the end of the line, digits of one width. */
  isNumeric?: boolean
  /** Sentences: they begin at the start of the line, also where rows are stacked. */
  isText?: boolean
  /** Subject of the row; announced with each of its cells. One column, usually the first. */
  isRowHeader?: boolean
  /** Left out of a list on narrow screens: say it in the row's `detail`. */
  isWideOnly?: boolean
  /** In the last line. */
  total?: ReactNode
}

/**
 * Explicit roles: some browsers drop a table's own when CSS changes its display, and on a phone ours does.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
