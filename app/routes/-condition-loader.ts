import type { QueryClient } from '@tanstack/react-query'
import { answerWithStatusOf } from '#app/conditions/response-status.ts'
import { prefetchNotifications } from '#app/notifications/prefetch-notifications.ts'

type Loading = { context: { session: unknown; queryClient: QueryClient } }

/** Of a page that says what went wrong: its status, and for whoever is signed in what their menu shows. */
export const conditionLoader =
  (condition: Parameters<typeof answerWithStatusOf>[0]) =>
  ({ context: { session, queryClient } }: Loading) => {
    answerWithStatusOf(condition)
    return session ? prefetchNotifications(queryClient) : undefined
  }
