import { queryOptions } from '@tanstack/react-query'
import { paySlipOfMonth, paySlipsOfYear } from './pay-slips.functions.ts'

export const paySlipQueries = {
  year: (ano: number) =>
    queryOptions({ queryKey: ['pay-slip', 'year', ano], queryFn: () => paySlipsOfYear({ data: { ano } }) }),
  month: (competencia: string) =>
    queryOptions({
      queryKey: ['pay-slip', 'month', competencia],
      queryFn: () => paySlipOfMonth({ data: { competencia } }),
    }),
}
