import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { IncomeReportPage } from '#app/features/payroll/income-reports/IncomeReportPage.tsx'
import { incomeReportQueries } from '#app/features/payroll/income-reports/income-reports.queries.ts'
import {
  type IncomeReportSearch,
  incomeReportSearch,
  incomeReportSearchDefaults,
} from '#app/features/payroll/income-reports/income-reports.search.ts'
import { incomeReportText } from '#app/features/payroll/income-reports/income-reports.text.ts'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/report-income')({
  ...serviceRoute('report-income'),
  validateSearch: incomeReportSearch,
  search: { middlewares: [stripSearchParams(incomeReportSearchDefaults)] },
  loaderDeps: ({ search: { ano } }: { search: IncomeReportSearch }) => ({ ano }),
  loader: serviceLoader((queryClient, { ano }) => [
    queryClient.ensureQueryData(incomeReportQueries.year(ano)),
  ]),
  pendingComponent: cardsPending(incomeReportText, [5, 8]),
  component: IncomeReportPage,
})
