import type { CallAnswer } from '#contract/call-types.ts'
import type { ConversationSummary, retornarConversas } from '#contract/conversations/conversations.ts'

/** One page of the list, as it is read. */
export type ListPage = CallAnswer<typeof retornarConversas>
/** The pages that were read so far. */
export type ListPages = { pages: ListPage[]; pageParams: unknown[] }

/** Whether a list has a conversation. */
export function hasConversation({ pages }: ListPages, id: number): boolean {
  return pages.some(({ conversas }) => conversas.some((one) => one.id === id))
}

/** Takes over what has changed of a conversation that is in the list, which comes up when something new was said in it. */
export function withChanged(list: ListPages, changed: ConversationSummary): ListPages {
  const before = list.pages.flatMap(({ conversas }) => conversas).find(({ id }) => id === changed.id)
  if (!before) return list
  const comesUp = changed.ordem > before.ordem
  return {
    ...list,
    pages: list.pages.map((page, index) => ({
      ...page,
      conversas: comesUp
        ? [...(index === 0 ? [changed] : []), ...page.conversas.filter(({ id }) => id !== changed.id)]
        : page.conversas.map((one) => (one.id === changed.id ? changed : one)),
    })),
  }
}

/** All of a conversation is read. */
export function withAllRead(list: ListPages, idConversa: number): ListPages {
  const before = list.pages.flatMap(({ conversas }) => conversas).find(({ id }) => id === idConversa)
  return before && before.naoLidas > 0 ? withChanged(list, { ...before, naoLidas: 0 }) : list
}
