import { queryOptions } from '@tanstack/react-query'
import { indexerValues } from './indexers.functions.ts'

/** The monthly values of an index. */
export const indexerQueries = {
  values: (idIndexador: number) =>
    queryOptions({
      queryKey: ['registries', 'indexadores', 'values', idIndexador],
      queryFn: () => indexerValues({ data: { idIndexador } }),
    }),
}
