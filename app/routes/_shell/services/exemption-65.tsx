import { createFileRoute } from '@tanstack/react-router'
import { ExemptionPage } from '#app/features/age-exemption/ExemptionPage.tsx'
import { ExemptionPending } from '#app/features/age-exemption/ExemptionPending.tsx'
import { exemptionQueries } from '#app/features/age-exemption/exemption.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/exemption-65')({
  ...requestRoute('exemption-65'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(exemptionQueries.current()),
    queryClient.ensureQueryData(exemptionQueries.returned(idRequisicao)),
  ]),
  pendingComponent: ExemptionPending,
  component: ExemptionPage,
})
