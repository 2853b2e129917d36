import type { Notification } from '#contract/messages/notifications.ts'
import { type PortalPlace, placeOf } from '#contract/portal-paths.ts'
import { CONVERSATION } from './unread.ts'

/** Where notifications without a page of their own lead. */
const NOTIFICATION_CENTRE = '/notification-management'

/** Where a notification leads: its conversation, its request, the page where one acts on it, or the notification centre. */
export function notificationTarget(
  {
    tipoNotificacao,
    idConversa,
    idRequisicao,
    caminho,
  }: Pick<Notification, 'tipoNotificacao' | 'idConversa' | 'idRequisicao' | 'caminho'>,
  isAttendant: boolean,
): PortalPlace {
  if (tipoNotificacao.id === CONVERSATION)
    return { path: '/chat', search: idConversa === null ? {} : { idConversa } }
  if (idRequisicao !== null)
    return { path: isAttendant ? '/request-management' : '/services/requests', search: { idRequisicao } }
  return placeOf(caminho) ?? { path: NOTIFICATION_CENTRE, search: {} }
}
