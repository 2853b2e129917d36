import { queryOptions } from '@tanstack/react-query'
import { myNotifications } from './notifications.functions.ts'

/** The notifications of whose portal it is, unread first. Kept fresh by the real-time connection. */
export const notificationQueries = {
  mine: () =>
    queryOptions({ queryKey: ['notifications'], queryFn: () => myNotifications(), staleTime: 60_000 }),
}
