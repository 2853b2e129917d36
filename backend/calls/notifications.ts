import { reagirNotificacao, retornarNotificacoes } from '#contract/notifications.ts'
import type { Api } from '../api.ts'
import { listNotifications, markAsRead } from '../usecases/notifications/read-notifications.ts'
import { registerCall } from './register-call.ts'

/** Notifications: attendants may read those of the person they serve, but only the person marks them as read. */
export function registerNotificationCalls(api: Api): void {
  registerCall(api, retornarNotificacoes, ({ actor, person, params, now }) =>
    listNotifications(api, actor, { personId: person.id, planId: params.idPlano }, now),
  )

  registerCall(api, reagirNotificacao, async ({ actor, body, work }) => ({
    reagidas: await work((unit) => markAsRead(unit, actor, body.idsNotificacoes)),
  }))
}
