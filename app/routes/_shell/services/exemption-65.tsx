import { createFileRoute } from '@tanstack/react-router'
import { AgeExemptionPage } from '#app/features/age-exemption/AgeExemptionPage.tsx'
import { AgeExemptionPending } from '#app/features/age-exemption/AgeExemptionPending.tsx'
import { ageExemptionQueries } from '#app/features/age-exemption/age-exemption.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/exemption-65')({
  ...requestRoute('exemption-65'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(ageExemptionQueries.current()),
    queryClient.ensureQueryData(ageExemptionQueries.returned(idRequisicao)),
  ]),
  pendingComponent: AgeExemptionPending,
  component: AgeExemptionPage,
})
