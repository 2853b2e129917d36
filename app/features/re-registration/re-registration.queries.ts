import { queryOptions } from '@tanstack/react-query'
import { readAfterWrites } from '#app/forms/draft-writes.ts'
import { reRegistrationEntry } from './re-registration.functions.ts'

/** What the page asks first. Read anew each time the page opens: another device may have gone on. */
export const reRegistrationQueries = {
  entry: () =>
    queryOptions({
      queryKey: ['re-registration', 'entry'],
      queryFn: () => readAfterWrites(reRegistrationEntry),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
