import type { ReactNode } from 'react'

/** One column of a table whose rows are sorted or selected. */
export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Its header can be pressed to sort. */
  isSortable?: boolean
  /** Amounts and counts: at the end of the line, digits of one width. */
  isNumeric?: boolean
  /** Subject of the row; announced with each of its cells. At least one column. */
  isRowHeader?: boolean
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableSelection {
  mode: 'single' | 'multiple'
  /** Keys of the chosen rows. */
  selected: readonly string[]
  onChange: (selected: string[]) => void
}
