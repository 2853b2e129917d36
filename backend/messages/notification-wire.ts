import type { Notification } from '#contract/messages/notifications.ts'
import { placeOf } from '#contract/portal-paths.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { notifications } from '../database/schema/notifications.ts'
import { notificationTypeNamed } from '../names.ts'

/** A stored notification as the wire and the real-time event carry it. A page that the portal has no more is none. */
export function notificationOnWire(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    titulo: row.title,
    descricao: row.description,
    data_notificacao: row.createdAt.toISOString(),
    reagido: yesNoOf(row.readAt !== null),
    tipoNotificacao: notificationTypeNamed(row.type),
    idPlano: row.planId,
    idConversa: row.conversationId,
    idRequisicao: row.requestId,
    caminho: placeOf(row.leadsTo) && row.leadsTo,
  }
}
