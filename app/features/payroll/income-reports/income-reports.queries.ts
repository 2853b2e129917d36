import { queryOptions } from '@tanstack/react-query'
import { reportsOfYear } from './income-reports.functions.ts'

/** What the income report page reads. */
export const incomeReportQueries = {
  year: (ano: number) =>
    queryOptions({
      queryKey: ['income-report', 'year', ano],
      queryFn: () => reportsOfYear({ data: { ano } }),
    }),
}
