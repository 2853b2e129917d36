import type { QueryClient } from '@tanstack/react-query'
import { conversationQueries } from './conversations.queries.ts'
import type { ConversationSearch } from './conversations.search.ts'

/**
 * Begins to read what the address shows, all at once. Only the drawing of a document waits for it, and is refused with it; in the browser
 * the parts of the page come as they are read, and what is there stays.
 */
export function prefetchConversations(
  queryClient: QueryClient,
  { idConversa, idRequisicao, lista, palavraChave }: ConversationSearch,
): Promise<unknown> | undefined {
  const reading = Promise.all([
    queryClient.ensureInfiniteQueryData(conversationQueries.list({ lista, palavraChave })),
    idConversa && queryClient.ensureQueryData(conversationQueries.conversation(idConversa)),
    !idConversa && idRequisicao && queryClient.ensureQueryData(conversationQueries.about(idRequisicao)),
  ])
  if (typeof document === 'undefined') return reading
  // Each part says itself what became of it.
  reading.catch(() => undefined)
  return undefined
}
