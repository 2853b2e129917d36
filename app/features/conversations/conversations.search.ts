import { keyword, oneOf, recordId, searchOf } from '#app/navigation/search-values.ts'

/** The views of the list: everybody's by whether they are open, an attendant's by who attends. */
export const conversationViews = [
  'todas',
  'abertas',
  'encerradas',
  'minhas',
  'aguardando',
  'sem-atendente',
] as const
export type ConversationView = (typeof conversationViews)[number]

/**
 * Search parameters of /chat: the conversation to show, or the request to write about, or `nova` to begin one; and what the list is
 * narrowed to.
 */
export const conversationSearch = searchOf({
  idConversa: recordId,
  idRequisicao: recordId,
  nova: oneOf(['sim'], undefined),
  lista: oneOf(conversationViews, 'todas'),
  palavraChave: keyword,
})

/** Defaults, left out of the address. */
export const conversationSearchDefaults = { lista: 'todas', palavraChave: '' } as const

export type ConversationSearch = ReturnType<typeof conversationSearch>
