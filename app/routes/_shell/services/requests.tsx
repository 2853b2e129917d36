import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { RequestsPage } from '#app/features/requests/list/RequestsPage.tsx'
import { listInputOf } from '#app/features/requests/list/request-filters.ts'
import { LazyRequestDetailPage } from '#app/features/requests/one-request/lazy-request-detail-page.ts'
import { requestQueries } from '#app/features/requests/requests.queries.ts'
import { ownRequestsSearch, requestsSearchDefaults } from '#app/features/requests/requests.search.ts'
import { requestsText } from '#app/features/requests/requests.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/services/requests')({
  validateSearch: ownRequestsSearch,
  search: { middlewares: [stripSearchParams(requestsSearchDefaults)] },
  beforeLoad: ({ context, search }) => {
    if (context.session && isAdminMode(context.session)) throw redirect({ to: '/request-management', search })
    return { listInput: listInputOf(search) }
  },
  loaderDeps: ({ search: { idRequisicao } }) => ({ idRequisicao }),
  loader: ({ context: { queryClient, listInput }, deps: { idRequisicao } }) =>
    idRequisicao
      ? Promise.all([
          queryClient.ensureQueryData(requestQueries.detail(idRequisicao)),
          LazyRequestDetailPage.preload?.(),
        ])
      : Promise.all([
          queryClient.ensureQueryData(requestQueries.mine(listInput)),
          queryClient.ensureQueryData(requestQueries.choices(false)),
        ]),
  head: titled(pageTitles.requests),
  component: RequestsPage,
  pendingComponent: cardsPending(requestsText, [2, 8]),
})
