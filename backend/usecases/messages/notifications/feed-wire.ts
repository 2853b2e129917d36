import { type MessageId, type MessageOf, messageOf } from '#backend/messages/all-messages.ts'
import { fillText } from '#backend/messages/fill-text.ts'
import { NotificationType } from '#backend/messages/notify.ts'
import { notificationTypeNamed } from '#backend/names.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { type FeedItem, idOfItem } from './feed-ids.ts'

/** Older ones are news to nobody. */
export const FEED_SECONDS = 30 * 24 * 3600

/** Most of each kind that is looked at. */
export const FEED_LIMIT = 200

/** Messages to the attendants. */
type FeedMessage = { [Id in MessageId]: MessageOf<Id>['to'] extends 'attendants' ? Id : never }[MessageId]

/** One thing of the queue, to be told. */
type FeedRow = {
  item: FeedItem
  at: Date
  isRead: boolean
  idRequisicao: number | null
  idConversa: number | null
}

/** An item of the queue as a notification, in the words of its message. */
export function itemOnWire(
  message: FeedMessage,
  values: Readonly<Record<string, string>>,
  { item, at, isRead, idRequisicao, idConversa }: FeedRow,
): Notification {
  const { inApp } = messageOf(message)
  const about = { requestId: idRequisicao ?? undefined, conversationId: idConversa ?? undefined }
  if (!inApp) throw new Error(`${message} says nothing in the portal`)
  return {
    id: idOfItem(item),
    titulo: fillText(inApp.title, values),
    descricao: fillText(inApp.text, values),
    data_notificacao: at.toISOString(),
    reagido: yesNoOf(isRead),
    tipoNotificacao: notificationTypeNamed(
      item.kind === 'message' ? NotificationType.conversation : NotificationType.request,
    ),
    idPlano: null,
    idConversa,
    idRequisicao,
    caminho: inApp.leadsTo(about),
  }
}
