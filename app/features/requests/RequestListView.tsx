import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Pagination } from '@portal/design-system/Pagination'
import { Stack } from '@portal/design-system/Stack'
import { useEffect } from 'react'
import { RequestTable } from '#app/features/service-request/RequestTable.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { RequestItem, retornarSolicitacoes } from '#contract/requests.ts'
import { AskAboutRequest } from './AskAboutRequest.tsx'
import { NoRequests } from './NoRequests.tsx'
import { RequestFilterBar } from './RequestFilterBar.tsx'
import { RequestListHead, type RequestListHeadProps } from './RequestListHead.tsx'
import { filtersOf, isFiltered, pageBeyondEnd, withFilters, withoutFilters } from './request-filters.ts'
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
  /** What is on screen; behind the address while `isRefreshing`. */
  list: CallAnswer<typeof retornarSolicitacoes>
  listPage: number
  isRefreshing: boolean
  functionalities: readonly FilterOption[]
  statuses: readonly FilterOption[]
  /** What exporting does besides listing. */
  exportNote?: string | undefined
}

const askAbout = (request: RequestItem) => <AskAboutRequest request={request} isIcon />

/** Filters, the requests they find, and the pages of them. */
export function RequestListView({
  title,
  lead,
  isAttendant = false,
  address: { hrefOf, go, correct },
  search,
  list,
  listPage,
  isRefreshing,
  functionalities,
  statuses,
  exportRequests,
  readExports,
  exportNote,
}: RequestListViewProps) {
  const heading = useFocusOnArrival()
  const filters = filtersOf(search)
  const existing = isRefreshing ? null : pageBeyondEnd(listPage, list.totalPage)
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
          onChange={(changed) => go(withFilters(search, changed))}
          onClear={() => go(withoutFilters())}
        />
        <Card>
          <RequestListHead
            count={list.totalItems}
            isExact={list.totalExato}
            page={listPage}
            pages={list.totalPage}
            isRefreshing={isRefreshing}
            filters={filters}
            exportRequests={exportRequests}
            readExports={readExports}
          />
          {!list.totalExato && <InlineMessage>{requestsText.onlyNewest(list.totalItems)}</InlineMessage>}
          {exportNote && <InlineMessage>{exportNote}</InlineMessage>}
          <div aria-busy={isRefreshing}>
            {list.requisicoes.length > 0 ? (
              <RequestTable
                caption={requestsText.list}
                requests={list.requisicoes}
                showsPeople={isAttendant}
                hrefOf={(idRequisicao) => hrefOf({ ...search, idRequisicao })}
                action={askAbout}
              />
            ) : (
              <NoRequests
                isAttendant={isAttendant}
                isFiltered={isFiltered(filters)}
                onClear={() => go(withoutFilters())}
              />
            )}
          </div>
          <Pagination
            page={listPage}
            totalPages={list.totalPage}
            getHref={(target) => hrefOf({ ...search, page: target })}
          />
        </Card>
      </Stack>
    </>
  )
}
