import { queryOptions } from '@tanstack/react-query'
import { passwordEntry } from './passwords.functions.ts'

/** The mode of the page. The loader reads it at each visit, because a link may be used meanwhile; the page renders the loader's answer. */
export const passwordQueries = {
  entry: () =>
    queryOptions({
      queryKey: ['password', 'entry'],
      queryFn: () => passwordEntry(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
