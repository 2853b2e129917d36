import { Column } from 'react-aria-components/Table'
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../icons/icons.ts'
import { column as columnClass, columnContent, sortMark } from './Table.css.ts'
import type { TableColumn } from './table-column.ts'

interface TableHeadCellProps {
  column: Pick<TableColumn<never>, 'id' | 'header' | 'isSortable' | 'isNumeric' | 'isRowHeader'>
}

const markOf = (direction: 'ascending' | 'descending' | undefined) => {
  if (direction === 'ascending') return <ArrowUpIcon size="small" />
  return direction === 'descending' ? <ArrowDownIcon size="small" /> : <ArrowUpDownIcon size="small" />
}

/** A column's name; pressed, it sorts. */
export function TableHeadCell({
  column: { id, header, isSortable, isNumeric, isRowHeader },
}: TableHeadCellProps) {
  return (
    <Column
      id={id}
      allowsSorting={isSortable}
      isRowHeader={isRowHeader}
      textValue={header}
      className={columnClass}
      data-numeric={isNumeric || undefined}
      data-row-header={isRowHeader || undefined}
    >
      {({ sortDirection }) => (
        <span className={columnContent}>
          {header}
          {isSortable && <span className={sortMark}>{markOf(sortDirection)}</span>}
        </span>
      )}
    </Column>
  )
}
