import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'
import { SuspensionPage } from '#app/features/suspensions/SuspensionPage.tsx'
import { SuspensionPending } from '#app/features/suspensions/SuspensionPending.tsx'
import { suspensionQueries } from '#app/features/suspensions/suspensions.queries.ts'

export const Route = createFileRoute('/_shell/services/suspend-contribution')({
  ...requestRoute('suspend-contribution'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(suspensionQueries.current()),
    queryClient.ensureQueryData(suspensionQueries.returned(idRequisicao)),
  ]),
  pendingComponent: SuspensionPending,
  component: SuspensionPage,
})
