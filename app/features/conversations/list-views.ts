import type { ConversationView } from './conversations.search.ts'
import { conversationText } from './conversations.text.ts'
import type { ListPage } from './list-pages.ts'

const own: readonly ConversationView[] = ['todas', 'abertas', 'encerradas']
const ofDesk: readonly ConversationView[] = ['todas', 'minhas', 'aguardando', 'sem-atendente']

/** The views of a list with their names; at the desk with how many conversations wait in each. */
export function viewsOf(isDesk: boolean, counts: ListPage['contagem']) {
  const countOf: Partial<Record<ConversationView, number | undefined>> = {
    minhas: counts?.minhas,
    aguardando: counts?.aguardando,
    'sem-atendente': counts?.semAtendente,
  }
  return (isDesk ? ofDesk : own).map((id) => {
    const count = isDesk ? countOf[id] : undefined
    return { id, label: conversationText.view[id], ...(count !== undefined && { count }) }
  })
}
