import { EmptyState } from '@portal/design-system/EmptyState'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { ConversationList } from './ConversationList.tsx'
import { frame, listSide, middle, threadSide } from './ConversationsPage.css.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText } from './conversations.text.ts'
import { NewConversation } from './NewConversation.tsx'
import { RequestConversation } from './RequestConversation.tsx'
import { ThreadPane } from './ThreadPane.tsx'
import { useLiveConversations } from './use-live-conversations.ts'

const route = getRouteApi('/_shell/chat')

/** The conversations, and the one that the address names: beside each other, or one after the other where there is no room. */
export function ConversationsPage() {
  const search = route.useSearch()
  const isDesk = isAdminMode(useSession())
  const isOpen = Boolean(search.idConversa ?? search.idRequisicao ?? search.nova)
  useLiveConversations(isDesk)
  return (
    <>
      <VisuallyHidden as="h1">{conversationText.title}</VisuallyHidden>
      <div className={frame} data-open={isOpen || undefined} data-docked={isOpen || undefined}>
        <section aria-label={conversationText.list} className={listSide}>
          <ConversationList search={search} isDesk={isDesk} isAway={isOpen} />
        </section>
        <section className={threadSide}>
          <OpenPart search={search} isDesk={isDesk} />
        </section>
      </div>
    </>
  )
}

function OpenPart({ search, isDesk }: { search: ConversationSearch; isDesk: boolean }) {
  const { idConversa, idRequisicao, nova } = search
  if (idConversa) return <ThreadPane key={idConversa} idConversa={idConversa} search={search} />
  if (idRequisicao) {
    return <RequestConversation key={idRequisicao} idRequisicao={idRequisicao} search={search} />
  }
  if (nova && !isDesk) return <NewConversation search={search} />
  return (
    <div className={middle}>
      <EmptyState illustration="messages" title={conversationText.chooseTitle}>
        {conversationText.chooseText}
      </EmptyState>
    </div>
  )
}
