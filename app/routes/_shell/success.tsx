import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { filedRequestQuery } from '#app/features/request-engine/filed-request.queries.ts'
import { SuccessPage } from '#app/features/request-engine/SuccessPage.tsx'
import { successSearch } from '#app/features/request-engine/service-request.search.ts'
import { requestText } from '#app/features/request-engine/service-request.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/success')({
  validateSearch: successSearch,
  loaderDeps: ({ search: { protocolo } }) => ({ protocolo }),
  loader: ({ context: { queryClient }, deps: { protocolo } }) =>
    queryClient.ensureQueryData(filedRequestQuery(protocolo)),
  head: titled(pageTitles.requestReceived),
  component: SuccessPage,
  pendingComponent: cardsPending(requestText.success, [4]),
})
