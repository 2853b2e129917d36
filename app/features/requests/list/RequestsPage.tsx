import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { LazyRequestDetailPage } from '../one-request/lazy-request-detail-page.ts'
import { exportMyRequests, myExports } from '../requests.functions.ts'
import { requestQueries } from '../requests.queries.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { participantFunctionalities, statusOptions } from './filter-options.ts'
import { RequestListView } from './RequestListView.tsx'
import { listInputOf } from './request-filters.ts'
import { useRequestsAddress } from './use-requests-address.ts'

const PATH = '/services/requests'
const route = getRouteApi('/_shell/services/requests')

/** "Acompanhar solicitações": the participant's requests, or one of them. */
export function RequestsPage() {
  const search = route.useSearch()
  const { idRequisicao } = search
  return idRequisicao ? (
    <LazyRequestDetailPage key={idRequisicao} idRequisicao={idRequisicao} path={PATH} search={search} />
  ) : (
    <MyRequests search={search} />
  )
}

function MyRequests({ search }: { search: RequestsSearch }) {
  const shown = useDeferredValue(search)
  const { data: list } = useSuspenseQuery(requestQueries.mine(listInputOf(shown)))
  const { data: choices } = useSuspenseQuery(requestQueries.choices(false))
  return (
    <RequestListView
      address={useRequestsAddress(PATH)}
      search={search}
      list={list}
      shown={shown}
      functionalities={participantFunctionalities(choices.functionalities)}
      statuses={statusOptions(choices.statuses)}
      exportRequests={exportMyRequests}
      readExports={myExports}
    />
  )
}
