import { createFileRoute } from '@tanstack/react-router'
import { hasLeftSponsor } from '#app/features/exits/exit-options/has-left-sponsor.ts'
import { LeaversOptions } from '#app/features/exits/exit-options/LeaversOptions.tsx'
import { ServicesPage } from '#app/features/plans/service-catalogue/ServicesPage.tsx'
import { ServicesPending } from '#app/features/plans/service-catalogue/ServicesPending.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/')({
  beforeLoad: participantsOnly,
  loader: async ({ context }) => {
    const { session, queryClient } = context
    if (!session?.planLink) return
    await Promise.all([
      queryClient.ensureQueryData(planQueries.features()),
      hasLeftSponsor(session) && queryClient.ensureQueryData(ask('retornarOpcoesSaida')),
    ])
  },
  head: titled(pageTitles.services),
  pendingComponent: ServicesPending,
  component: ServicesOfThePlan,
})

function ServicesOfThePlan() {
  return (
    <ServicesPage>
      <LeaversOptions />
    </ServicesPage>
  )
}
