import type { Notification } from '#contract/notifications.ts'

/** Type of notification that is about a conversation (specification section 4). */
export const CONVERSATION = 1

/** Where a notification leads: its conversation, its request, or the notification centre. */
export function notificationTarget(
  { tipoNotificacao, idConversa, idRequisicao }: Notification,
  isAttendant: boolean,
): { path: string; search?: object } {
  if (tipoNotificacao.id === CONVERSATION) return { path: '/chat', search: idConversa ? { idConversa } : {} }
  if (idRequisicao === null) return { path: '/notification-management' }
  return { path: isAttendant ? '/request-management' : '/services/requests', search: { idRequisicao } }
}
