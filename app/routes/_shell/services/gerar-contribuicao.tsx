import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { boletoQueries } from '#app/features/boletos/boletos.queries.ts'
import {
  type BoletosSearch,
  boletosSearch,
  boletosSearchDefaults,
} from '#app/features/boletos/boletos.search.ts'
import { GenerateContributionPage } from '#app/features/boletos/GenerateContributionPage.tsx'
import { GenerateContributionPending } from '#app/features/boletos/GenerateContributionPending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/gerar-contribuicao')({
  ...serviceRoute('gerar-contribuicao'),
  validateSearch: boletosSearch,
  search: { middlewares: [stripSearchParams(boletosSearchDefaults)] },
  loaderDeps: ({ search: { contribuicao } }: { search: BoletosSearch }) => ({ contribuicao }),
  loader: serviceLoader((queryClient, { contribuicao }) => [
    contribuicao === undefined
      ? queryClient.ensureQueryData(boletoQueries.all())
      : queryClient.ensureQueryData(boletoQueries.one(contribuicao)),
  ]),
  pendingComponent: GenerateContributionPending,
  component: GenerateContributionPage,
})
