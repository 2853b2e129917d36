import { queryOptions } from '@tanstack/react-query'
import { myNotifications, myUnread } from './notifications.functions.ts'

/** Pages of the notification centre stand under it: what arrives or is read makes them outdated. */
export const notificationCentreKey = ['notification-centre'] as const

/** The notifications of whose portal it is. Kept fresh by the real-time connection. */
export const notificationQueries = {
  /** Both. */
  all: { queryKey: ['notifications'] },
  /** Unread first; read once the list is opened. */
  mine: () =>
    queryOptions({
      queryKey: ['notifications', 'list'],
      queryFn: () => myNotifications(),
      staleTime: 60_000,
    }),
  /** Which are unread: all that every page needs of them. */
  unread: () =>
    queryOptions({ queryKey: ['notifications', 'unread'], queryFn: () => myUnread(), staleTime: 60_000 }),
}
