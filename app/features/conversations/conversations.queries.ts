import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import { conversationAbout, conversationList } from './conversations.functions.ts'
import type { ListInput } from './conversations.schema.ts'
import { readAgain, type Thread } from './thread.ts'

const threadKey = (idConversa: number) => ['conversations', 'conversation', idConversa] as const

export const conversationQueries = {
  /** All lists, whatever they are narrowed to. */
  lists: ['conversations', 'list'] as const,
  list: (input: Omit<ListInput, 'antesDe'>) =>
    infiniteQueryOptions({
      queryKey: ['conversations', 'list', input],
      queryFn: ({ pageParam }) =>
        conversationList({ data: { ...input, ...(pageParam && { antesDe: pageParam }) } }),
      initialPageParam: 0,
      getNextPageParam: ({ proxima }) => proxima,
    }),
  /** Read again, it keeps what was read further up. */
  conversation: (idConversa: number) =>
    queryOptions({
      queryKey: threadKey(idConversa),
      queryFn: async ({ client }) => {
        const read = await askNow('retornarConversa', { idConversa })
        return readAgain(client.getQueryData<Thread>(threadKey(idConversa)), read)
      },
    }),
  about: (idRequisicao: number) =>
    queryOptions({
      queryKey: ['conversations', 'about', idRequisicao],
      queryFn: () => conversationAbout({ data: { idRequisicao } }),
      staleTime: 0,
    }),
}

/** Changes a conversation that was read; one that was not stays unread. */
export function changeThread(
  queryClient: QueryClient,
  idConversa: number,
  change: (thread: Thread) => Thread,
): void {
  queryClient.setQueryData<Thread>(threadKey(idConversa), (known) => known && change(known))
}

/** A conversation as it was read last; undefined before. */
export function knownThread(queryClient: QueryClient, idConversa: number): Thread | undefined {
  return queryClient.getQueryData<Thread>(threadKey(idConversa))
}
