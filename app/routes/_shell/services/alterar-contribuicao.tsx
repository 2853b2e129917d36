import { createFileRoute } from '@tanstack/react-router'
import { ChangeContributionPage } from '#app/features/contributions/ChangeContributionPage.tsx'
import { ChangeContributionPending } from '#app/features/contributions/ChangeContributionPending.tsx'
import { contributionQueries } from '#app/features/contributions/contributions.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/alterar-contribuicao')({
  ...requestRoute('alterar-contribuicao'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(contributionQueries.current()),
    queryClient.ensureQueryData(contributionQueries.returned(idRequisicao)),
  ]),
  pendingComponent: ChangeContributionPending,
  component: ChangeContributionPage,
})
