import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useCallback, useEffect, useState } from 'react'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarSolicitacoes } from '#contract/requests.ts'
import { RequestFilterBar } from './RequestFilterBar.tsx'
import { RequestListHead, type RequestListHeadProps } from './RequestListHead.tsx'
import { RequestResults } from './RequestResults.tsx'
import { filtersOf, pageBeyondEnd, withFilters } from './request-filters.ts'
import type { FilterOption, RequestsSearch } from './requests.search.ts'
import { requestsText } from './requests.text.ts'
import type { RequestsAddress } from './use-requests-address.ts'

type RequestListViewProps = Pick<RequestListHeadProps, 'exportRequests' | 'readExports'> & {
  title: string
  lead: string
  isAttendant?: boolean
  address: RequestsAddress
  /** What the address asks for. */
  search: RequestsSearch
  list: CallAnswer<typeof retornarSolicitacoes>
  /** The address that `list` answers: behind `search` while another answer is on its way. Default `search`. */
  shown?: RequestsSearch
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  plans?: readonly FilterOption[]
  /** What exporting does besides listing. */
  exportNote?: string | undefined
}

/** Filters, the requests they find, and the pages of them. */
export function RequestListView({
  title,
  lead,
  isAttendant = false,
  address: { hrefOf, go, clear, correct },
  search,
  list,
  shown = search,
  functionalities,
  statuses,
  plans,
  exportRequests,
  readExports,
  exportNote,
}: RequestListViewProps) {
  const heading = useFocusOnArrival()
  const [clearings, setClearings] = useState(0)
  const clearAll = useCallback(() => {
    setClearings((count) => count + 1)
    clear()
  }, [clear])
  const filters = filtersOf(search)
  const isRefreshing = shown !== search
  const existing = isRefreshing ? null : pageBeyondEnd(shown.page, list.totalPage)
  useEffect(() => {
    // Requests left the filter since the address was made: show the last page there is.
    if (existing !== null) correct({ ...search, page: existing })
  })
  return (
    <>
      <PageHeader title={title} description={lead} headingRef={heading} />
      <Stack gap="6">
        <RequestFilterBar
          filters={filters}
          isAttendant={isAttendant}
          functionalities={functionalities}
          statuses={statuses}
          plans={plans}
          onChange={(changed) => go(withFilters(search, changed))}
          onClear={clearAll}
          clearings={clearings}
        />
        <Card>
          <RequestListHead
            count={list.totalItems}
            isExact={list.totalExato}
            page={shown.page}
            pages={list.totalPage}
            isRefreshing={isRefreshing}
            filters={filters}
            exportRequests={exportRequests}
            readExports={readExports}
          />
          {!list.totalExato && <InlineMessage>{requestsText.onlyNewest(list.totalItems)}</InlineMessage>}
          {exportNote && <InlineMessage>{exportNote}</InlineMessage>}
          <Stack aria-busy={isRefreshing}>
            <RequestResults
              list={list}
              search={shown}
              hrefOf={hrefOf}
              isAttendant={isAttendant}
              onClear={clearAll}
            />
          </Stack>
        </Card>
      </Stack>
    </>
  )
}
