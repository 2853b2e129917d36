import { EmptyState, type EmptyStateProps } from '@portal/design-system/EmptyState'
import { StatementTable, type StatementTableProps } from '@portal/design-system/StatementTable'

export type ListTableProps<Row> = Omit<StatementTableProps<Row>, 'empty'> & {
  /** Said where there are no rows: words in place of the table, their title of level 3; a sentence stays under the table's head. */
  empty: EmptyStateProps | string
}

/** A list to read, or that it is empty. Its caption is hidden, since a heading above says it. */
export function ListTable<Row>({ empty, ...table }: ListTableProps<Row>) {
  if (table.rows.length === 0 && typeof empty !== 'string') return <EmptyState headingLevel={3} {...empty} />
  return <StatementTable isCaptionHidden {...table} {...(typeof empty === 'string' && { empty })} />
}
