import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#app/features/service-catalogue/ServicesPage.tsx'
import { ServicesPending } from '#app/features/service-catalogue/ServicesPending.tsx'
import { catalogueText } from '#app/features/service-catalogue/service-catalogue.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { planQueries } from '#app/plan/plan.queries.ts'

export const Route = createFileRoute('/_shell/services/')({
  loader: async ({ context }) => {
    if (context.session?.link) await context.queryClient.ensureQueryData(planQueries.features())
  },
  head: titled(catalogueText.title),
  pendingComponent: ServicesPending,
  component: ServicesPage,
})
