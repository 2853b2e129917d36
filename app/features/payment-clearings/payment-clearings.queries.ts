import { queryOptions } from '@tanstack/react-query'
import { clearing, clearings, searchPayable } from './payment-clearings.functions.ts'
import { SHORTEST_KEYWORD } from './payment-clearings.schema.ts'

/** What the pages of clearings read. */
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
  payable: (keyword: string) =>
    queryOptions({
      queryKey: ['payment-clearings', 'payable', keyword],
      queryFn: ({ signal }) => searchPayable({ data: { palavraChave: keyword }, signal }),
      enabled: keyword.length >= SHORTEST_KEYWORD,
      gcTime: 60_000,
    }),
}
