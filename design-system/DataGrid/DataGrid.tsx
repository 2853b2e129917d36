import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { body, cell, frame, head, headCell, headRow, row as rowClass, table } from './DataGrid.css.ts'
import type { GridSelection } from './grid-selection.ts'
import { SelectAll, SelectRow } from './RowSelection.tsx'
import { useRowSelection } from './use-row-selection.ts'

export { GridLink, type GridLinkProps } from './GridLink.tsx'
export type { GridSelection } from './grid-selection.ts'
export { type RowFocus, useRowFocus } from './use-row-focus.ts'

/** One column: its name and what a row shows in it. */
export interface GridColumn<Row> {
  id: string
  header: string
  /** Buttons need no name in sight. Default false. */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** Subject of the row, as the link to it: a `GridLink`. Only one column, the first. It stays in sight while the others scroll. */
  isRowHeader?: boolean
  /** Buttons of a row: as narrow as they are. */
  isActions?: boolean
  /** Words that may be broken where columns are narrow, and have a line of their own in the stacked row of a phone. */
  hasOwnLine?: boolean
}

export interface DataGridProps<Row> {
  /** Accessible name: the content of the grid. */
  caption: string
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  /** A number that stays the same for the same row. */
  rowKey: (row: Row) => number
  /** Rows can be chosen for something that is done with all of them. Put a `SelectionBar` after the grid. */
  selection?: GridSelection<Row>
  /** `ref` of `useRowFocus`, for keys that go from row to row. */
  ref?: Ref<HTMLTableElement>
}

/**
 * Rows to work through, a line each: many in sight, columns that stand under each other, and the first one stays where the others are
 * scrolled. On a phone each row is stacked, with everything in sight. A plain table of links, buttons and checkboxes: it is quick, needs no script to be read, and `useRowFocus` goes
 * through it by keys.
 */
export function DataGrid<Row>({ caption, columns, rows, rowKey, selection, ref }: DataGridProps<Row>) {
  const keys = rows.map(rowKey)
  const toggle = useRowSelection(keys, selection)
  return (
    <div className={frame}>
      <table ref={ref} className={table} data-selectable={selection ? true : undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={head}>
          <tr className={headRow}>
            {selection && (
              <td className={headCell} data-selects>
                <SelectAll keys={keys} selection={selection} />
              </td>
            )}
            {columns.map(({ id, header, isHeaderHidden, isRowHeader, isActions }) => (
              <th
                key={id}
                scope="col"
                className={headCell}
                data-row-header={isRowHeader || undefined}
                data-actions={isActions || undefined}
              >
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {rows.map((row, place) => (
            <tr
              key={keys[place]}
              data-row={keys[place]}
              className={rowClass}
              data-selected={selection?.selected.has(rowKey(row)) || undefined}
            >
              {selection && (
                <td className={cell} data-selects>
                  <SelectRow
                    name={selection.nameOf(row)}
                    isChecked={selection.selected.has(rowKey(row))}
                    onToggle={(isRange) => toggle(place, isRange)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: GridColumn<Row>; row: Row }) {
  const children = column.cell(row)
  return column.isRowHeader ? (
    <th scope="row" className={cell} data-row-header>
      {children}
    </th>
  ) : (
    <td
      className={cell}
      data-actions={column.isActions || undefined}
      data-own-line={column.hasOwnLine || undefined}
    >
      {children}
    </td>
  )
}
