import { createFileRoute } from '@tanstack/react-router'
import { homeQueries } from '#app/features/home/home.queries.ts'
import { PlanInDetailPage } from '#app/features/home/PlanInDetailPage.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/meu-plano')({
  beforeLoad: participantsOnly,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(homeQueries.summary()),
      queryClient.ensureQueryData(homeQueries.slides()),
      queryClient.ensureQueryData(ask('retornarHistoricoSaldo')),
    ]),
  head: titled(pageTitles.planInDetail),
  component: PlanInDetailPage,
})
