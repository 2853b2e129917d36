import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { MinutesPage } from '#app/features/publications/minutes/MinutesPage.tsx'
import { minutesSearch, minutesSearchDefaults } from '#app/features/publications/minutes/minutes.search.ts'
import { minutesText } from '#app/features/publications/minutes/minutes.text.ts'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/atas')({
  ...serviceRoute('atas'),
  validateSearch: minutesSearch,
  search: { middlewares: [stripSearchParams(minutesSearchDefaults)] },
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(ask('retornarAtas'))]),
  pendingComponent: cardsPending(minutesText, [8]),
  component: MinutesPage,
})
