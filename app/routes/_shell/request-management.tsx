import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { LazyCasePage } from '#app/features/requests/cases/lazy-case-page.ts'
import { queueText } from '#app/features/requests/list/queue.text.ts'
import { RequestManagementPage } from '#app/features/requests/list/RequestManagementPage.tsx'
import { listInputOf } from '#app/features/requests/list/request-filters.ts'
import { LazyRequestDetailPage } from '#app/features/requests/one-request/lazy-request-detail-page.ts'
import { requestQueries } from '#app/features/requests/requests.queries.ts'
import { requestsSearch, requestsSearchDefaults } from '#app/features/requests/requests.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/request-management')({
  validateSearch: requestsSearch,
  search: { middlewares: [stripSearchParams(requestsSearchDefaults)] },
  beforeLoad: ({ context, search }) => {
    if (!context.session?.isAttendant) throw notFound()
    return { listInput: listInputOf(search) }
  },
  loaderDeps: ({ search: { idRequisicao } }) => ({ idRequisicao }),
  loader: ({ context: { queryClient, listInput, session }, deps: { idRequisicao } }) =>
    idRequisicao
      ? Promise.all([
          queryClient.ensureQueryData(requestQueries.detail(idRequisicao)),
          queryClient.ensureQueryData(requestQueries.desk(idRequisicao)),
          (session && isAdminMode(session) ? LazyCasePage : LazyRequestDetailPage).preload?.(),
        ])
      : Promise.all([
          queryClient.ensureQueryData(requestQueries.all(listInput)),
          queryClient.ensureQueryData(requestQueries.choices(true)),
          queryClient.ensureQueryData(requestQueries.centre()),
        ]),
  head: titled(pageTitles.requestCentre),
  component: RequestManagementPage,
  pendingComponent: cardsPending({ title: queueText.title }, [2, 8]),
})
