import { createFileRoute } from '@tanstack/react-router'
import {
  choiceRequest,
  investmentProfileQuery,
} from '#app/features/investments/investment-profiles/choice-request.tsx'
import { InvestmentProfilePage } from '#app/features/investments/investment-profiles/InvestmentProfilePage.tsx'
import { requestLoader, requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/perfil-investimentos')({
  ...requestRoute('perfil-investimentos'),
  loader: requestLoader({ ...choiceRequest, situation: investmentProfileQuery }),
  pendingComponent: requestPending(choiceRequest),
  component: InvestmentProfilePage,
})
