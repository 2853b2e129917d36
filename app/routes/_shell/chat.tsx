import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { ConversationsPage } from '#app/features/conversations/ConversationsPage.tsx'
import {
  conversationSearch,
  conversationSearchDefaults,
} from '#app/features/conversations/conversations.search.ts'
import { prefetchConversations } from '#app/features/conversations/prefetch-conversations.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/chat')({
  validateSearch: conversationSearch,
  search: { middlewares: [stripSearchParams(conversationSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => prefetchConversations(queryClient, deps),
  head: titled(pageTitles.conversation),
  component: ConversationsPage,
  pendingComponent: cardsPending({ title: pageTitles.conversation }, [5]),
})
