import { queryOptions } from '@tanstack/react-query'
import { readAfterWrites } from '#app/forms/draft-writes.ts'
import { reRegistrationEntry } from './re-registration.functions.ts'

/** Read again each time the page opens: the person may have continued on another device. */
export const reRegistrationQueries = {
  entry: () =>
    queryOptions({
      queryKey: ['re-registration', 'entry'],
      queryFn: () => readAfterWrites(reRegistrationEntry),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
