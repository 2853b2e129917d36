import { queryOptions } from '@tanstack/react-query'
import { reportsOfYear } from './income-reports.functions.ts'

export const incomeReportQueries = {
  year: (ano: number) =>
    queryOptions({
      queryKey: ['income-report', 'year', ano],
      queryFn: () => reportsOfYear({ data: { ano } }),
    }),
}
