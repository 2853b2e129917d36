import { reagirNotificacao, retornarNotificacoes } from '#contract/notifications.ts'
import type { Api } from '../api.ts'
import { requireReadPerson } from '../security/permissions.ts'
import { listNotifications, markAsRead } from '../usecases/notifications/read-notifications.ts'
import { registerCall } from './register-call.ts'

/** Notifications: attendants may read those of the person they serve, but only the person marks them as read. */
export function registerNotificationCalls(api: Api): void {
  registerCall(api, retornarNotificacoes, async ({ actor, params, now }) => {
    requireReadPerson(actor, params.idPessoa)
    return listNotifications(api.database, actor, { personId: params.idPessoa, planId: params.idPlano }, now)
  })

  registerCall(api, reagirNotificacao, async ({ actor, body, work }) => ({
    reagidas: await work((unit) => markAsRead(unit, actor, body.idsNotificacoes)),
  }))
}
