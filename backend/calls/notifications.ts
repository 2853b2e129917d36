import {
  reagirNotificacao,
  reagirTodasNotificacoes,
  retornarCentralNotificacoes,
  retornarNaoLidas,
  retornarNotificacoes,
} from '#contract/messages/notifications.ts'
import type { Api } from '../api.ts'
import {
  listNotifications,
  markAllAsRead,
  markAsRead,
  notificationsPage,
} from '../usecases/messages/notifications/read-notifications.ts'
import { unreadNotifications } from '../usecases/messages/notifications/unread-notifications.ts'
import { registerCall } from './register-call.ts'

/** Notifications: attendants may read those of the person they serve, but only the person marks them as read. */
export function registerNotificationCalls(api: Api): void {
  registerCall(api, retornarNotificacoes, ({ actor, person, params, now }) =>
    listNotifications(api, actor, { personId: person.id, planId: params.idPlano }, now),
  )

  registerCall(api, retornarNaoLidas, ({ actor, person, params, now }) =>
    unreadNotifications(api, actor, { personId: person.id, planId: params.idPlano }, now),
  )

  registerCall(api, reagirNotificacao, async ({ actor, body, work }) => ({
    reagidas: await work((unit) => markAsRead(unit, actor, body.idsNotificacoes)),
  }))

  registerCall(
    api,
    retornarCentralNotificacoes,
    ({ actor, person, params, query: { page, situacao, tipo }, now }) =>
      notificationsPage(
        api,
        actor,
        {
          personId: person.id,
          planId: params.idPlano,
          page,
          isUnreadOnly: situacao === 'naoLidas',
          type: tipo,
        },
        now,
      ),
  )

  registerCall(api, reagirTodasNotificacoes, async ({ actor, body, work }) => ({
    reagidas: await work((unit) => markAllAsRead(unit, actor, body.idPlano)),
  }))
}
