import { createFileRoute } from '@tanstack/react-router'
import { ChangeContributionPage } from '#app/features/contributions/ChangeContributionPage.tsx'
import { changeSearch } from '#app/features/contributions/change.search.ts'
import { changeRequest } from '#app/features/contributions/change-request.tsx'
import { requestLoader, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/alterar-contribuicao')({
  ...requestRoute('alterar-contribuicao'),
  validateSearch: changeSearch,
  loader: requestLoader(changeRequest),
  pendingComponent: requestPending(changeRequest),
  component: ChangeContributionPage,
})
