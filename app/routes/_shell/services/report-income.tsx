import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { IncomeReportPage } from '#app/features/income-reports/IncomeReportPage.tsx'
import { IncomeReportPending } from '#app/features/income-reports/IncomeReportPending.tsx'
import { incomeReportQueries } from '#app/features/income-reports/income-reports.queries.ts'
import {
  type IncomeReportSearch,
  incomeReportSearch,
  incomeReportSearchDefaults,
} from '#app/features/income-reports/income-reports.search.ts'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/report-income')({
  ...serviceRoute('report-income'),
  validateSearch: incomeReportSearch,
  search: { middlewares: [stripSearchParams(incomeReportSearchDefaults)] },
  loaderDeps: ({ search: { ano } }: { search: IncomeReportSearch }) => ({ ano }),
  loader: serviceLoader((queryClient, { ano }) => [
    queryClient.ensureQueryData(incomeReportQueries.year(ano)),
  ]),
  pendingComponent: IncomeReportPending,
  component: IncomeReportPage,
})
