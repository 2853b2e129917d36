import { queryOptions } from '@tanstack/react-query'
import { passwordEntry } from './passwords.functions.ts'

/** What the page asks first; its loader asks anew at each visit, because a link can be used meanwhile, and the page reads what it was told. */
export const passwordQueries = {
  entry: () =>
    queryOptions({
      queryKey: ['password', 'entry'],
      queryFn: () => passwordEntry(),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
