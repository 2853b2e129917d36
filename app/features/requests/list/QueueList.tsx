import { DataGrid, type GridSelection, type RowFocus } from '@portal/design-system/DataGrid'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Pagination } from '@portal/design-system/Pagination'
import { memo } from 'react'
import type { CallAnswer } from '#contract/call-types.ts'
import type { RequestItem, retornarSolicitacoes } from '#contract/requests/requests.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { NoRequestsFound } from './NoRequestsFound.tsx'
import { queueText as text } from './queue.text.ts'
import { queueColumns } from './queue-columns.tsx'
import { filtersOf, isFiltered } from './request-filters.ts'
import type { RequestsAddress } from './use-requests-address.ts'

type QueueListProps = {
  list: CallAnswer<typeof retornarSolicitacoes>
  /** Search the list answers; behind the address while the next answer loads. */
  search: RequestsSearch
  hrefOf: RequestsAddress['hrefOf']
  /** Id of who looks at the list. */
  me: number
  gridRef: RowFocus['ref']
  onTake: (request: RequestItem) => void
  selection: GridSelection<RequestItem>
  onClear: () => void
}

/** The lines of the queue, and the pages of them. Drawn anew only with another answer, so that a choice of the filters shows itself first. */
export const QueueList = memo(function QueueList({
  list,
  search,
  hrefOf,
  me,
  gridRef,
  onTake,
  selection,
  onClear,
}: QueueListProps) {
  if (list.requisicoes.length === 0)
    return isFiltered(filtersOf(search)) ? (
      <NoRequestsFound onClear={onClear} />
    ) : (
      <EmptyState illustration="done" headingLevel={3} title={text.emptyTitle}>
        {text.emptyText}
      </EmptyState>
    )
  return (
    <>
      <DataGrid
        ref={gridRef}
        caption={text.caption}
        columns={queueColumns({
          hrefOf: (idRequisicao) => hrefOf({ ...search, idRequisicao }),
          me,
          onTake,
        })}
        rows={list.requisicoes}
        rowKey={({ id }) => id}
        selection={selection}
      />
      <Pagination
        page={search.page}
        totalPages={list.totalPage}
        getHref={(target) => hrefOf({ ...search, page: target })}
      />
    </>
  )
})
