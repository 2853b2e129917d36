import type { ReactNode } from 'react'
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table'
import { SelectionMark } from './SelectionMark.tsx'
import {
  cell,
  column as columnClass,
  empty as emptyClass,
  frame,
  row as rowClass,
  selectionCell,
  table,
} from './Table.css.ts'
import { TableHeadCell } from './TableHeadCell.tsx'
import type { TableColumn, TableSelection, TableSort } from './table-column.ts'

export type { TableColumn, TableSelection, TableSort } from './table-column.ts'

export interface TableProps<Item> {
  /** Names the table. */
  label: string
  columns: readonly TableColumn<Item>[]
  rows: readonly Item[]
  rowKey: (row: Item) => string
  sort?: TableSort
  /** The caller sorts the rows, or asks the server to. */
  onSortChange?: (sort: TableSort) => void
  selection?: TableSelection
  /** A press on a row, or Enter. */
  onRowAction?: (key: string) => void
  disabledRows?: readonly string[]
  /** In place of rows. */
  empty?: ReactNode
}

/**
 * Rows to sort, choose or open, moved through by arrow keys. It weighs 47 kB: for figures that are only read use
 * `StatementTable`.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { label, columns, rows, rowKey, sort, onSortChange, selection, onRowAction, disabledRows, empty } =
    props
  return (
    <div className={frame}>
      <AriaTable
        aria-label={label}
        className={table}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => onSortChange?.({ column: String(column), direction })}
        selectionMode={selection?.mode ?? 'none'}
        selectedKeys={selection?.selected ?? []}
        onSelectionChange={(keys) =>
          selection?.onChange(keys === 'all' ? rows.map(rowKey) : [...keys].map(String))
        }
        disabledKeys={disabledRows}
        onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
      >
        <TableHeader>
          {selection && (
            <Column className={`${columnClass} ${selectionCell}`}>
              {selection.mode === 'multiple' && <SelectionMark />}
            </Column>
          )}
          {columns.map((column) => (
            <TableHeadCell key={column.id} column={column} />
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <div className={emptyClass}>{empty}</div>}>
          {rows.map((item) => (
            <Row key={rowKey(item)} id={rowKey(item)} className={rowClass}>
              {selection && (
                <Cell className={`${cell} ${selectionCell}`}>
                  <SelectionMark />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.id} className={cell} data-numeric={column.isNumeric || undefined}>
                  {column.cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  )
}
