import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '../icons/icons.ts'
import { chevron, detailCell, detailRow, opener } from './row-detail.css.ts'
import { StatementCell } from './StatementCell.tsx'
import { row as rowClass } from './StatementTable.css.ts'
import { type StatementColumn, tableRoles } from './statement-column.ts'

/** Content that opens under a row. */
export interface RowDetail {
  content: ReactNode
  /** Names the control; begins with what its cell shows. */
  label: string
}

interface StatementRowProps<Row> {
  row: Row
  columns: readonly StatementColumn<Row>[]
  detail: RowDetail | null
}

/** A row, and under it what its header cell opens. The browser opens it by itself: it works before a script is there. */
export function StatementRow<Row>({ row, columns, detail }: StatementRowProps<Row>) {
  const id = useId()
  return (
    <>
      <tr {...tableRoles.row} className={rowClass}>
        {columns.map((column) => (
          <StatementCell key={column.id} column={column} isHeader={column.isRowHeader}>
            {column.isRowHeader && detail ? (
              <details>
                <summary className={opener} aria-label={detail.label} aria-controls={id}>
                  <span className={chevron}>
                    <ChevronDownIcon size="small" />
                  </span>
                  {column.cell(row)}
                </summary>
              </details>
            ) : (
              column.cell(row)
            )}
          </StatementCell>
        ))}
      </tr>
      {detail && (
        <tr {...tableRoles.row} id={id} className={detailRow}>
          <td {...tableRoles.cell} colSpan={columns.length} className={detailCell}>
            {detail.content}
          </td>
        </tr>
      )}
    </>
  )
}
