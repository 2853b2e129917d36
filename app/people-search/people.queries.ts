import { queryOptions } from '@tanstack/react-query'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'
import { searchPeople } from './people.functions.ts'

/**
 * People whom an attendant looks for. A search that another one replaces is called off; until the new answer comes, the old one stays in
 * sight only where the words were written on.
 */
export const peopleQueries = {
  found: (keyword: string) =>
    queryOptions({
      queryKey: ['people', 'found', keyword],
      queryFn: ({ signal }) => searchPeople({ data: { palavraChave: keyword }, signal }),
      enabled: keyword.length >= SHORTEST_KEYWORD,
      placeholderData: (previous, query) =>
        query && keyword.startsWith(query.queryKey[2] ?? keyword) ? previous : undefined,
      gcTime: 60_000,
    }),
}
