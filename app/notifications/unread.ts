import type { Notification } from '#contract/notifications.ts'

/** Type of notification that is about a conversation (specification section 4). */
export const CONVERSATION = 1

type Unread = Pick<Notification, 'reagido' | 'tipoNotificacao'>

/** How many notifications wait to be read; none while they are not known. */
export function unreadCount(notifications: readonly Unread[] | undefined): number {
  return notifications?.filter(({ reagido }) => reagido === 'N').length ?? 0
}

/** How many of them are about a conversation. */
export function unreadMessageCount(notifications: readonly Unread[] | undefined): number {
  return unreadCount(notifications?.filter(({ tipoNotificacao }) => tipoNotificacao.id === CONVERSATION))
}
