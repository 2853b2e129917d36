import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { PaySlipPage } from '#app/features/payroll/pay-slips/PaySlipPage.tsx'
import {
  type PaySlipSearch,
  paySlipSearch,
  paySlipSearchDefaults,
} from '#app/features/payroll/pay-slips/pay-slips.search.ts'
import { paySlipText } from '#app/features/payroll/pay-slips/pay-slips.text.ts'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/contracheque')({
  ...serviceRoute('contracheque'),
  validateSearch: paySlipSearch,
  search: { middlewares: [stripSearchParams(paySlipSearchDefaults)] },
  loaderDeps: ({ search: { ano, competencia } }: { search: PaySlipSearch }) => ({ ano, competencia }),
  loader: serviceLoader((queryClient, { ano, competencia }) =>
    competencia
      ? [queryClient.ensureQueryData(ask('retornarContracheque', { competencia }))]
      : [
          queryClient.ensureQueryData(ask('retornarContracheques', { ano: 0 })),
          queryClient.ensureQueryData(ask('retornarContracheques', { ano })),
        ],
  ),
  pendingComponent: cardsPending(paySlipText, [3, 10]),
  component: PaySlipPage,
})
