import { Pagination, type PaginationProps } from '@portal/design-system/Pagination'
import { ListTable, type ListTableProps } from './ListTable.tsx'

type PagedTableProps<Row> = ListTableProps<Row> & { pages: PaginationProps }

/** A page of a long list, and the way to the others. */
export function PagedTable<Row>({ pages, ...list }: PagedTableProps<Row>) {
  return (
    <>
      <ListTable {...list} />
      <Pagination {...pages} />
    </>
  )
}
