import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { PersonFound } from '#contract/people/people.ts'
import { newestFirst } from './recent-choices.ts'

/**
 * People whom an attendant chose, newest first. They live in the memory of this document and go with its session; nothing about
 * anyone is kept in the browser.
 */
export const recentPeopleQuery = queryOptions<readonly PersonFound[]>({
  queryKey: ['command-palette', 'recent-people'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Puts a person first. */
export function rememberPerson(queryClient: QueryClient, person: PersonFound): void {
  queryClient.setQueryData(recentPeopleQuery.queryKey, (known = []) =>
    newestFirst(known, person, (one, other) => one.id === other.id),
  )
}
