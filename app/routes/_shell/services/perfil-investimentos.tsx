import { createFileRoute } from '@tanstack/react-router'
import { InvestmentProfilePage } from '#app/features/investment-profiles/InvestmentProfilePage.tsx'
import { InvestmentProfilePending } from '#app/features/investment-profiles/InvestmentProfilePending.tsx'
import { investmentProfileQueries } from '#app/features/investment-profiles/investment-profiles.queries.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { requestRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/perfil-investimentos')({
  ...requestRoute('perfil-investimentos'),
  loader: serviceLoader((queryClient, { idRequisicao }) => [
    queryClient.ensureQueryData(investmentProfileQueries.current()),
    queryClient.ensureQueryData(investmentProfileQueries.returned(idRequisicao)),
  ]),
  pendingComponent: InvestmentProfilePending,
  component: InvestmentProfilePage,
})
