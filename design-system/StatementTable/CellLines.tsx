import type { ReactNode } from 'react'
import { lines, wholeLines } from './StatementTable.css.ts'

export interface CellLinesProps {
  children: ReactNode
  /** No line breaks where the table has room, from 760 px of its own width. Default false. */
  keepsWhole?: boolean
}

/** Lines of one cell, under each other; at the end of the line where a value stands there. */
export function CellLines({ children, keepsWhole = false }: CellLinesProps) {
  return <span className={keepsWhole ? `${lines} ${wholeLines}` : lines}>{children}</span>
}
