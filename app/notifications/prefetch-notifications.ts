import type { QueryClient } from '@tanstack/react-query'
import { notificationQueries } from './notifications.queries.ts'

/**
 * Begins to read which of the person's notifications are unread. Only the drawing of a document waits for them: numbers that came while it was being drawn
 * would not be those that the browser finds in it. No page that follows waits for the bell.
 */
export function prefetchNotifications(queryClient: QueryClient): Promise<void> | undefined {
  const reading = queryClient.prefetchQuery(notificationQueries.unread())
  return typeof document === 'undefined' ? reading : undefined
}
