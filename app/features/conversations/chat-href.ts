import { type ConversationSearch, conversationSearchDefaults } from './conversations.search.ts'

/** Address of the page of conversations; what it is narrowed to stays unless `change` says otherwise. */
export function chatHref(
  { lista, palavraChave }: ConversationSearch,
  change: Partial<ConversationSearch> = {},
): string {
  const { lista: all, palavraChave: any } = conversationSearchDefaults
  const asked = { lista, palavraChave, ...change }
  const values = new URLSearchParams()
  if (asked.lista !== all) values.set('lista', asked.lista)
  if (asked.palavraChave !== any) values.set('palavraChave', asked.palavraChave)
  for (const name of ['idConversa', 'idRequisicao', 'nova'] as const) {
    if (change[name] !== undefined) values.set(name, String(change[name]))
  }
  return values.size === 0 ? '/chat' : `/chat?${values}`
}
