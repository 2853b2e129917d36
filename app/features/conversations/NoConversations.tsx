import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { middle } from './ConversationsPage.css.ts'
import { chatHref } from './chat-href.ts'
import { type ConversationSearch, conversationSearchDefaults } from './conversations.search.ts'
import { conversationText as text } from './conversations.text.ts'

/** In place of the list: nothing fits what it is narrowed to, or there is nothing yet. */
export function NoConversations({ search, isDesk }: { search: ConversationSearch; isDesk: boolean }) {
  const { lista, palavraChave } = conversationSearchDefaults
  const isNarrowed = search.lista !== lista || search.palavraChave !== palavraChave
  const [title, words] = isNarrowed
    ? [text.noneTitle, text.noneText]
    : isDesk
      ? [text.deskEmptyTitle, text.deskEmptyText]
      : [text.neverTitle, text.neverText]
  return (
    <div className={middle}>
      <EmptyState
        headingLevel={3}
        illustration="messages"
        title={title}
        action={
          isNarrowed && (
            <LinkButton variant="secondary" href={chatHref({ ...search, lista, palavraChave })}>
              {text.showAll}
            </LinkButton>
          )
        }
      >
        {words}
      </EmptyState>
    </div>
  )
}
