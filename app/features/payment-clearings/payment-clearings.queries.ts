import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  clearing,
  clearings,
  debits,
  deductions,
  deductionsOfMonth,
  searchPayable,
} from './payment-clearings.functions.ts'
import { SHORTEST_KEYWORD } from './payment-clearings.schema.ts'

export const clearingQueries = {
  page: (page: number) =>
    queryOptions({
      queryKey: ['payment-clearings', 'page', page],
      queryFn: () => clearings({ data: { page } }),
    }),
  one: (idBaixa: number) =>
    queryOptions({
      queryKey: ['payment-clearings', 'one', idBaixa],
      queryFn: () => clearing({ data: { idBaixa } }),
    }),
  deductions: queryOptions({
    queryKey: ['payment-clearings', 'deductions'],
    queryFn: () => deductions(),
  }),
  debits: queryOptions({
    queryKey: ['payment-clearings', 'debits'],
    queryFn: () => debits(),
  }),
  deductionsOfMonth: (idPlano: number, mes: string) =>
    queryOptions({
      queryKey: ['payment-clearings', 'deductions', idPlano, mes],
      queryFn: () => deductionsOfMonth({ data: { idPlano, mes } }),
    }),
  payable: (keyword: string) =>
    queryOptions({
      queryKey: ['payment-clearings', 'payable', keyword],
      queryFn: ({ signal }) => searchPayable({ data: { palavraChave: keyword }, signal }),
      enabled: keyword.length >= SHORTEST_KEYWORD,
      gcTime: 60_000,
    }),
}

/** Which of the pages an address means. */
export type ClearingsShown = {
  page: number
  baixa?: number | undefined
  nova?: 'manual' | undefined
  plano?: number | undefined
  mes?: string | undefined
}

/** Reads ahead what the page at an address shows. */
export async function warmClearings(
  queryClient: QueryClient,
  { page, baixa, nova, plano, mes }: ClearingsShown,
): Promise<void> {
  if (baixa !== undefined) await queryClient.ensureQueryData(clearingQueries.one(baixa))
  else if (plano !== undefined && mes !== undefined)
    await queryClient.ensureQueryData(clearingQueries.deductionsOfMonth(plano, mes))
  else if (nova === undefined)
    await Promise.all([
      queryClient.ensureQueryData(clearingQueries.page(page)),
      queryClient.ensureQueryData(clearingQueries.deductions),
      queryClient.ensureQueryData(clearingQueries.debits),
    ])
}
