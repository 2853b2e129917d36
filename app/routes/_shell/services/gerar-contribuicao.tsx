import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { contributionPaymentQueries } from '#app/features/contribution-payments/contribution-payments.queries.ts'
import {
  type ContributionPaymentsSearch,
  contributionPaymentsSearch,
  contributionPaymentsSearchDefaults,
} from '#app/features/contribution-payments/contribution-payments.search.ts'
import { GenerateContributionPage } from '#app/features/contribution-payments/GenerateContributionPage.tsx'
import { GenerateContributionPending } from '#app/features/contribution-payments/GenerateContributionPending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/gerar-contribuicao')({
  ...serviceRoute('gerar-contribuicao'),
  validateSearch: contributionPaymentsSearch,
  search: { middlewares: [stripSearchParams(contributionPaymentsSearchDefaults)] },
  loaderDeps: ({ search: { contribuicao } }: { search: ContributionPaymentsSearch }) => ({ contribuicao }),
  loader: serviceLoader((queryClient, { contribuicao }) => [
    contribuicao === undefined
      ? queryClient.ensureQueryData(contributionPaymentQueries.all())
      : queryClient.ensureQueryData(contributionPaymentQueries.one(contribuicao)),
  ]),
  pendingComponent: GenerateContributionPending,
  component: GenerateContributionPage,
})
