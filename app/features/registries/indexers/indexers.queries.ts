import { queryOptions } from '@tanstack/react-query'
import { detailsKey } from '../define-registry.ts'
import { indexerValues } from './indexers.functions.ts'

/** The monthly values of an index. */
export const indexerQueries = {
  values: (idIndexador: number) =>
    queryOptions({
      queryKey: detailsKey('indexadores', idIndexador),
      queryFn: () => indexerValues({ data: { idIndexador } }),
    }),
}
