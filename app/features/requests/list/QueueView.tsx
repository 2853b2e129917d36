import { Card } from '@portal/design-system/Card'
import { useRowFocus } from '@portal/design-system/DataGrid'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { RowsPerPage as Rows } from '#contract/requests/request-queue.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { ActsOutcome } from '../desk-acts/ActsOutcome.tsx'
import { SelectedRequests } from '../desk-acts/SelectedRequests.tsx'
import { useChosenRequests } from '../desk-acts/use-chosen-requests.ts'
import type { DeskActs } from '../desk-acts/use-desk-acts.ts'
import { DeskKeys } from '../desk-keys/DeskKeys.tsx'
import { queueKeys } from '../desk-keys/queue-keys.ts'
import type { FilterOption } from '../requests.search.ts'
import { PersonFilter } from './PersonFilter.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueList } from './QueueList.tsx'
import { QueueOrder } from './QueueOrder.tsx'
import { QueueViews } from './QueueViews.tsx'
import { queueText as text } from './queue.text.ts'
import type { QueueView as View } from './queue-views.ts'
import { RequestListHead, type RequestListHeadProps } from './RequestListHead.tsx'
import { RowsPerPage } from './RowsPerPage.tsx'
import { filtersOf, withFilters, withOrder } from './request-filters.ts'
import { type ListAtAddress, useListPage } from './use-list-page.ts'

type QueueViewProps = ListAtAddress &
  Pick<RequestListHeadProps, 'exportRequests' | 'readExports'> & {
    /** Id of who looks at the list. */
    me: number
    views: readonly View[]
    functionalities: readonly FilterOption[]
    statuses: readonly FilterOption[]
    plans: readonly FilterOption[]
    /** Side effect of exporting, noted beside the list. */
    exportNote?: string | undefined
    rows: Rows
    chooseRows: (options: { data: { linhasPorPagina: Rows } }) => Promise<unknown>
    onTake: (request: RequestItem) => void
    acts: DeskActs
  }

/** The attendants' queue: views, filters, the requests in their order, and the keys that work through them. */
export function QueueView({
  me,
  views,
  exportNote,
  rows,
  chooseRows,
  onTake,
  acts,
  ...page
}: QueueViewProps) {
  const { address, search, list, shown = search } = page
  const { functionalities, statuses, plans, exportRequests, readExports } = page
  const { heading, clearings, clearAll, isRefreshing } = useListPage(page)
  const rowFocus = useRowFocus(`${shown.page}`)
  const filters = filtersOf(search)
  const turnTo = (to: number) => address.go({ ...search, page: to })
  const chosen = useChosenRequests(list.requisicoes, address.hrefOf(shown))
  const keys = queueKeys({
    rows: rowFocus,
    list,
    search: shown,
    turnTo,
    onTake,
    onSelect: chosen.toggle,
    undo: acts.undo,
  })
  return (
    <>
      <PageHeader
        title={text.title}
        headingRef={heading}
        actions={<DeskKeys place="list" handlers={keys} />}
      />
      <Stack>
        <QueueViews views={views} filters={filters} hrefOf={address.hrefOf} />
        <QueueFilters
          filters={filters}
          functionalities={functionalities}
          statuses={statuses}
          plans={plans}
          onChange={(changed) => address.go(withFilters(search, changed))}
          onClear={clearAll}
          clearings={clearings}
        />
        {filters.idPessoa !== undefined && (
          <PersonFilter
            name={list.requisicoes[0]?.pessoa.nome ?? null}
            onRemove={() => address.go(withFilters(search, { idPessoa: undefined }))}
          />
        )}
        <Card>
          <RequestListHead
            list={list}
            page={shown.page}
            isRefreshing={isRefreshing}
            filters={filters}
            exportRequests={exportRequests}
            readExports={readExports}
          >
            <QueueOrder
              order={filters.ordem}
              clearings={clearings}
              onOrder={(ordem) => address.go(withOrder(search, ordem))}
            />
            <RowsPerPage rows={rows} chooseRows={chooseRows} onChosen={() => turnTo(0)} />
          </RequestListHead>
          {exportNote && <InlineMessage>{exportNote}</InlineMessage>}
          <ActsOutcome acts={acts} />
          <Stack aria-busy={isRefreshing}>
            <QueueList
              list={list}
              search={shown}
              hrefOf={address.hrefOf}
              me={me}
              gridRef={rowFocus.ref}
              onTake={onTake}
              selection={chosen.selection}
              onClear={clearAll}
            />
            <SelectedRequests requests={chosen.requests} asking={acts.asking} onClear={chosen.clear} />
          </Stack>
        </Card>
      </Stack>
    </>
  )
}
