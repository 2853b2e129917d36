import { createFileRoute } from '@tanstack/react-router'
import { InvestmentProfilePage } from '#app/features/investment-profile/InvestmentProfilePage.tsx'
import { InvestmentProfilePending } from '#app/features/investment-profile/InvestmentProfilePending.tsx'
import { profileQueries } from '#app/features/investment-profile/investment-profile.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/perfil-investimentos')({
  ...requestRoute('perfil-investimentos'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(profileQueries.current()),
    queryClient.ensureQueryData(profileQueries.returned(idRequisicao)),
  ]),
  pendingComponent: InvestmentProfilePending,
  component: InvestmentProfilePage,
})
