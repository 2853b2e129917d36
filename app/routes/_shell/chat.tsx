import { createFileRoute, redirect } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ConversationPage } from '#app/features/conversations/ConversationPage.tsx'
import { conversationQueries } from '#app/features/conversations/conversations.queries.ts'
import { conversationSearch } from '#app/features/conversations/conversations.search.ts'
import { conversationText } from '#app/features/conversations/conversations.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/chat')({
  validateSearch: conversationSearch,
  loaderDeps: ({ search: { idConversa } }) => ({ idConversa }),
  loader: ({ context, deps: { idConversa } }) => {
    if (!idConversa) throw redirect({ to: '/development', search: { pagina: '/chat' } })
    return context.queryClient.ensureQueryData(conversationQueries.conversation(idConversa))
  },
  head: titled(pageTitles.conversation),
  component: ConversationPage,
  pendingComponent: cardsPending(conversationText, [5]),
})
