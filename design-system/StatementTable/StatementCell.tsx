import type { ReactNode } from 'react'
import { cell } from './StatementTable.css.ts'
import { type StatementColumn, tableRoles } from './statement-column.ts'

interface StatementCellProps {
  column: Pick<StatementColumn<never>, 'header' | 'isNumeric' | 'isText' | 'isWideOnly'>
  isHeader: boolean | undefined
  children: ReactNode
}

/** A cell that knows its column's name, for when the row is stacked. */
export function StatementCell({
  column: { header, isNumeric, isText, isWideOnly },
  isHeader,
  children,
}: StatementCellProps) {
  if (isHeader) {
    return (
      <th {...tableRoles.rowHeader} scope="row" className={cell}>
        {children}
      </th>
    )
  }
  return (
    <td
      {...tableRoles.cell}
      className={cell}
      data-label={header}
      data-numeric={isNumeric || undefined}
      data-text={isText || undefined}
      data-wide-only={isWideOnly || undefined}
    >
      {children}
    </td>
  )
}
