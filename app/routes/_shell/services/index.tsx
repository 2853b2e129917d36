import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#app/features/service-catalogue/ServicesPage.tsx'
import { ServicesPending } from '#app/features/service-catalogue/ServicesPending.tsx'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { planQueries } from '#app/plan/plan.queries.ts'

export const Route = createFileRoute('/_shell/services/')({
  loader: async ({ context }) => {
    if (context.session?.planLink) await context.queryClient.ensureQueryData(planQueries.features())
  },
  head: titled(pageTitles.services),
  pendingComponent: ServicesPending,
  component: ServicesPage,
})
