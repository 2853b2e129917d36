import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { PaymentClearingsPage } from '#app/features/payment-clearings/PaymentClearingsPage.tsx'
import { warmClearings } from '#app/features/payment-clearings/payment-clearings.queries.ts'
import {
  clearingsSearch,
  clearingsSearchDefaults,
} from '#app/features/payment-clearings/payment-clearings.search.ts'
import { clearingsText } from '#app/features/payment-clearings/payment-clearings.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'

export const Route = createFileRoute('/_shell/settings/baixas-contribuicoes')({
  validateSearch: clearingsSearch,
  search: { middlewares: [stripSearchParams(clearingsSearchDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search: { page, baixa, nova, plano, mes } }) => ({ page, baixa, nova, plano, mes }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([queryClient.ensureQueryData(settingLevelsQuery), warmClearings(queryClient, deps)]),
  head: titled(pageTitles.paymentClearings),
  pendingComponent: cardsPending(clearingsText, [3, 8]),
  component: PaymentClearingsPage,
})
