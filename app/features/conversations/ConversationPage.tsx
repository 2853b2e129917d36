import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import { ConversationView } from './ConversationView.tsx'
import { conversationQueries } from './conversations.queries.ts'

const route = getRouteApi('/_shell/chat')

/** The conversation that was opened. Its address always names one: without, the route leads elsewhere. */
export function ConversationPage() {
  const { idConversa } = route.useSearch()
  if (!idConversa) throw notFound()
  const { data } = useSuspenseQuery(conversationQueries.conversation(idConversa))
  const isAttendant = isAdminMode(useSession())
  return (
    <ConversationView
      conversation={data}
      requestsPath={isAttendant ? '/request-management' : '/services/requests'}
    />
  )
}
