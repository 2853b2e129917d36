import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { takesReRegistrations } from '#domain/re-registration/exporting.ts'
import { LazyCasePage } from '../cases/lazy-case-page.ts'
import { useAssumeRequest } from '../cases/use-assume-request.ts'
import { useDeskActs } from '../desk-acts/use-desk-acts.ts'
import { LazyRequestDetailPage } from '../one-request/lazy-request-detail-page.ts'
import { exportAllRequests, myExports } from '../requests.functions.ts'
import { requestQueries } from '../requests.queries.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'
import { attendantFunctionalities, planOptions, statusOptions } from './filter-options.ts'
import { QueueView } from './QueueView.tsx'
import { queueViews } from './queue-views.ts'
import { listInputOf } from './request-filters.ts'
import { useRequestsAddress } from './use-requests-address.ts'

const PATH = '/request-management'
const route = getRouteApi('/_shell/request-management')

/** "Central de solicitações": everybody's requests for attendants, or one of them to work on. */
export function RequestManagementPage() {
  const search = route.useSearch()
  const isAttendant = isAdminMode(useSession())
  const { idRequisicao } = search
  if (!idRequisicao) return <AllRequests search={search} />
  return isAttendant ? (
    <LazyCasePage key={idRequisicao} idRequisicao={idRequisicao} search={search} />
  ) : (
    <LazyRequestDetailPage key={idRequisicao} idRequisicao={idRequisicao} path={PATH} search={search} />
  )
}

function AllRequests({ search }: { search: RequestsSearch }) {
  const shown = useDeferredValue(search)
  const { data: list } = useSuspenseQuery(requestQueries.all(listInputOf(shown)))
  const { id: me, tipo_admin: level } = useSession().person
  const { data: choices } = useSuspenseQuery(requestQueries.choices(true))
  const { data: centre } = useSuspenseQuery(requestQueries.centre())
  return (
    <QueueView
      me={me}
      address={useRequestsAddress(PATH)}
      search={search}
      list={list}
      shown={shown}
      views={queueViews(centre.visoes)}
      functionalities={attendantFunctionalities(choices.functionalities)}
      statuses={statusOptions(choices.statuses)}
      plans={planOptions(choices.plans)}
      rows={centre.linhasPorPagina}
      chooseRows={send('alterarLinhasCentral')}
      onTake={useAssumeRequest()}
      acts={useDeskActs()}
      exportRequests={exportAllRequests}
      readExports={myExports}
      exportNote={
        takesReRegistrations(level, search.idFuncionalidade) ? requestsText.exportsReRegistrations : undefined
      }
    />
  )
}
