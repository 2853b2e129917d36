import { queryOptions } from '@tanstack/react-query'
import { myNotifications } from './notifications.functions.ts'

/** Pages of the notification centre stand under it: what arrives or is read makes them outdated. */
export const notificationCentreKey = ['notification-centre'] as const

/** The notifications of whose portal it is, unread first. Kept fresh by the real-time connection. */
export const notificationQueries = {
  mine: () =>
    queryOptions({ queryKey: ['notifications'], queryFn: () => myNotifications(), staleTime: 60_000 }),
}
