import type { UnreadNotification } from '#contract/messages/notifications.ts'

/** Type of notification that is about a conversation. */
export const CONVERSATION = 1

/** How many notifications wait to be read; none while they are not known. */
export function unreadCount(unread: readonly UnreadNotification[] | undefined): number {
  return unread?.length ?? 0
}

/** How many of them are about a conversation. */
export function unreadMessageCount(unread: readonly UnreadNotification[] | undefined): number {
  return unreadCount(unread?.filter(({ tipo }) => tipo === CONVERSATION))
}
