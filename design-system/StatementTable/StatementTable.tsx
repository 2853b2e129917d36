import type { ReactNode } from 'react'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import './list-layout.css.ts'
import { mostColumns } from './narrow-table.ts'
import { StatementCell } from './StatementCell.tsx'
import { type RowDetail, StatementRow } from './StatementRow.tsx'
import {
  body,
  caption as captionClass,
  emptyCell,
  foot,
  frame,
  head,
  headCell,
  row as rowClass,
  table,
} from './StatementTable.css.ts'
import { type StatementColumn, tableRoles } from './statement-column.ts'

export { CellLines, type CellLinesProps } from './CellLines.tsx'
export { RowLink, type RowLinkProps } from './RowLink.tsx'
export type { RowDetail } from './StatementRow.tsx'
export type { StatementColumn } from './statement-column.ts'

export interface StatementTableProps<Row> {
  /** Accessible name: the content of the table. */
  caption: string
  /** When a heading right above already says it. Default false. */
  isCaptionHidden?: boolean
  columns: readonly StatementColumn<Row>[]
  rows: readonly Row[]
  /** A key that stays the same for the same row. */
  rowKey: (row: Row) => string | number
  /** Content that opens under a row from its header cell; null for rows without any. */
  detail?: (row: Row) => RowDetail | null
  /**
   * Where columns have no room. `stacked`: a card, each value beside its column's name. `list`: two lines, what the row is about and then
   * the rest at the start of the line, figures at its end. Default `stacked`.
   */
  narrow?: 'stacked' | 'list'
  /** In place of rows: a sentence, or an `EmptyState`. */
  empty?: ReactNode
}

/**
 * Figures to read. A plain table: quick to send and to print. Where its columns have no room each row becomes a card, and
 * narrower than 480 px stacks its cells; it stays a table to assistive technology. To select or sort rows use `Table`.
 */
export function StatementTable<Row>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  rowKey,
  detail,
  narrow = 'stacked',
  empty,
}: StatementTableProps<Row>) {
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined)
  return (
    <div
      className={frame}
      data-columns={Math.min(columns.length, mostColumns)}
      data-narrow={narrow === 'list' ? narrow : undefined}
    >
      <table {...tableRoles.table} className={table}>
        <caption className={isCaptionHidden ? visuallyHidden : captionClass}>{caption}</caption>
        <thead {...tableRoles.group} className={head}>
          <tr {...tableRoles.row}>
            {columns.map(({ id, header, isNumeric }) => (
              <th
                key={id}
                {...tableRoles.columnHeader}
                scope="col"
                className={headCell}
                data-numeric={isNumeric || undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={body}>
          {rows.length === 0 && (
            <tr {...tableRoles.row} className={rowClass}>
              <td {...tableRoles.cell} colSpan={columns.length} className={emptyCell}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <StatementRow key={rowKey(row)} row={row} columns={columns} detail={detail?.(row) ?? null} />
          ))}
        </tbody>
        {hasTotals && (
          <tfoot {...tableRoles.group} className={foot}>
            <tr {...tableRoles.row} className={rowClass}>
              {columns.map((column, index) => (
                <StatementCell key={column.id} column={column} isHeader={index === 0}>
                  {column.total}
                </StatementCell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
