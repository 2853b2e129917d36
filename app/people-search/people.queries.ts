import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/session/ask.ts'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'

/** People who are shown at once. */
const SHOWN = 10

/**
 * People whom an attendant looks for. A search that another one replaces is called off; until the new answer comes, the old one stays in
 * sight only where the words were written on.
 */
export const peopleQueries = {
  found: (keyword: string) =>
    queryOptions({
      queryKey: ['people', 'found', keyword],
      queryFn: ({ signal }) =>
        send('filtrarPessoas')({ data: { palavraChave: keyword, page: 0, limit: SHOWN }, signal }),
      enabled: keyword.length >= SHORTEST_KEYWORD,
      placeholderData: (previous, query) =>
        query && keyword.startsWith(query.queryKey[2] ?? keyword) ? previous : undefined,
      gcTime: 60_000,
    }),
}
