/** Highest count a badge shows (specification section 9). */
export const BADGE_CAP = 99

export interface NotificationBadge {
  /** What is drawn: the count, 99 at most. */
  text: string
  /** What is read aloud: `99+` when there are more. */
  accessible: string
}

/** Badge for a number of unread notifications; null when there is nothing to show. */
export function notificationBadge(unread: number): NotificationBadge | null {
  if (!(unread > 0)) return null
  const text = String(Math.min(Math.floor(unread), BADGE_CAP))
  return { text, accessible: unread > BADGE_CAP ? `${BADGE_CAP}+` : text }
}

/** What orders a notification. `notifiedAt` is an ISO 8601 instant. */
export interface NotificationOrder {
  isUnread: boolean
  notifiedAt: string
}

/**
 * Unread first, then newest first (specification section 4); equals keep their order. `orderOf` reads the order from any
 * shape of notification. Instants that cannot be read go last.
 */
export function sortNotifications<Notification>(
  notifications: readonly Notification[],
  orderOf: (notification: Notification) => NotificationOrder,
): Notification[] {
  return notifications
    .map((notification) => {
      const { isUnread, notifiedAt } = orderOf(notification)
      const instant = Date.parse(notifiedAt)
      return { notification, isUnread, instant: Number.isNaN(instant) ? 0 : instant }
    })
    .toSorted((a, b) => Number(b.isUnread) - Number(a.isUnread) || b.instant - a.instant)
    .map(({ notification }) => notification)
}
