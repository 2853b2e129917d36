import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  type ContributionPaymentsSearch,
  contributionPaymentsSearch,
  contributionPaymentsSearchDefaults,
} from '#app/features/collection/contribution-payments/contribution-payments.search.ts'
import { contributionPaymentsText } from '#app/features/collection/contribution-payments/contribution-payments.text.ts'
import { GenerateContributionPage } from '#app/features/collection/contribution-payments/GenerateContributionPage.tsx'
import { requestDraftQuery } from '#app/features/request-engine/request-drafts.queries.ts'
import { servicePending } from '#app/features/request-engine/request-page.tsx'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/gerar-contribuicao')({
  ...serviceRoute('gerar-contribuicao'),
  validateSearch: contributionPaymentsSearch,
  search: { middlewares: [stripSearchParams(contributionPaymentsSearchDefaults)] },
  loaderDeps: ({ search: { contribuicao, nova } }: { search: ContributionPaymentsSearch }) => ({
    contribuicao,
    nova,
  }),
  loader: serviceLoader((queryClient, { contribuicao, nova }) => [
    contribuicao === undefined
      ? queryClient.ensureQueryData(ask('retornarContribuicoesGeradas'))
      : queryClient.ensureQueryData(ask('retornarContribuicaoGerada', { idContribuicao: contribuicao })),
    ...(nova
      ? [queryClient.fetchQuery({ ...requestDraftQuery({ servico: 'gerar-contribuicao' }), staleTime: 0 })]
      : []),
  ]),
  pendingComponent: servicePending({ slug: 'gerar-contribuicao', text: contributionPaymentsText }),
  component: GenerateContributionPage,
})
