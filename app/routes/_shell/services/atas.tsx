import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { MinutesPage } from '#app/features/minutes/MinutesPage.tsx'
import { minutesQueries } from '#app/features/minutes/minutes.queries.ts'
import { minutesSearch, minutesSearchDefaults } from '#app/features/minutes/minutes.search.ts'
import { minutesText } from '#app/features/minutes/minutes.text.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/atas')({
  ...serviceRoute('atas'),
  validateSearch: minutesSearch,
  search: { middlewares: [stripSearchParams(minutesSearchDefaults)] },
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(minutesQueries.published())]),
  pendingComponent: cardsPending(minutesText, [8]),
  component: MinutesPage,
})
