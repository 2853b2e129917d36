import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConversationPage } from '#app/features/chat/ConversationPage.tsx'
import { ConversationPending } from '#app/features/chat/ConversationPending.tsx'
import { chatQueries } from '#app/features/chat/chat.queries.ts'
import { chatSearch } from '#app/features/chat/chat.search.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/chat')({
  validateSearch: chatSearch,
  loaderDeps: ({ search: { idConversa } }) => ({ idConversa }),
  loader: ({ context, deps: { idConversa } }) => {
    if (!idConversa) throw redirect({ to: '/development', search: { pagina: '/chat' } })
    return context.queryClient.ensureQueryData(chatQueries.conversation(idConversa))
  },
  head: titled(pageTitles.conversation),
  component: ConversationPage,
  pendingComponent: ConversationPending,
})
