import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ChangeContributionPage } from '#app/features/contributions/ChangeContributionPage.tsx'
import { ChangeContributionPending } from '#app/features/contributions/ChangeContributionPending.tsx'
import { contributionQueries } from '#app/features/contributions/contributions.queries.ts'
import { changeContributionSearch } from '#app/features/contributions/contributions.schema.ts'
import { contributionsText } from '#app/features/contributions/contributions.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { requireFeature } from '#app/plan/require-feature.ts'

export const Route = createFileRoute('/_shell/services/alterar-contribuicao')({
  validateSearch: changeContributionSearch,
  search: { middlewares: [stripSearchParams({ idRequisicao: undefined })] },
  loaderDeps: ({ search: { idRequisicao } }) => ({ idRequisicao }),
  loader: async ({ context: { queryClient, session }, deps: { idRequisicao } }) => {
    if (!session?.link) return
    void queryClient.prefetchQuery(contributionQueries.current())
    await requireFeature(queryClient, 'alterar-contribuicao')
    await Promise.all([
      queryClient.ensureQueryData(contributionQueries.current()),
      queryClient.ensureQueryData(contributionQueries.returned(idRequisicao)),
    ])
  },
  head: titled(contributionsText.title),
  pendingComponent: ChangeContributionPending,
  component: ChangeContributionPage,
})
