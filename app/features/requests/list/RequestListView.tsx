import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { HydrateLater } from '#app/loading/HydrateLater.tsx'
import type { FilterOption } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { RequestFilterBar } from './RequestFilterBar.tsx'
import { RequestListHead, type RequestListHeadProps } from './RequestListHead.tsx'
import { RequestResults } from './RequestResults.tsx'
import { filtersOf, withFilters } from './request-filters.ts'
import { type ListAtAddress, useListPage } from './use-list-page.ts'

type RequestListViewProps = ListAtAddress &
  Pick<RequestListHeadProps, 'exportRequests' | 'readExports'> & {
    functionalities: readonly FilterOption[]
    statuses: readonly FilterOption[]
  }

/** A participant's requests: filters, what they find, and the pages of them. */
export function RequestListView({
  functionalities,
  statuses,
  exportRequests,
  readExports,
  ...listed
}: RequestListViewProps) {
  const { address, search, list, shown = search } = listed
  const { heading, clearings, clearAll, isRefreshing } = useListPage(listed)
  const filters = filtersOf(search)
  return (
    <>
      <PageHeader title={requestsText.title} description={requestsText.lead} headingRef={heading} />
      <Stack gap="6">
        <RequestFilterBar
          filters={filters}
          functionalities={functionalities}
          statuses={statuses}
          onChange={(changed) => address.go(withFilters(search, changed))}
          onClear={clearAll}
          clearings={clearings}
        />
        <Card>
          <RequestListHead
            list={list}
            page={shown.page}
            isRefreshing={isRefreshing}
            filters={filters}
            exportRequests={exportRequests}
            readExports={readExports}
          />
          <Stack aria-busy={isRefreshing}>
            <HydrateLater until="quiet">
              <RequestResults list={list} search={shown} hrefOf={address.hrefOf} onClear={clearAll} />
            </HydrateLater>
          </Stack>
        </Card>
      </Stack>
    </>
  )
}
