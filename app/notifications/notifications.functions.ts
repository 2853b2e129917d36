import * as v from 'valibot'
import { personCommand, personQuery } from '#app/session/server-functions.ts'
import type { ServerSession } from '#app/session/session.server.ts'
import { gerarTokenSocket } from '#contract/identity/sessions.ts'
import {
  reagirNotificacao,
  retornarNaoLidas,
  retornarNotificacoes,
} from '#contract/messages/notifications.ts'

/** Whose portal it is, and in which plan: at the desk the attendant's own, of every plan. */
function whose({ pessoa, vinculo, alvo }: Pick<ServerSession, 'pessoa' | 'vinculo' | 'alvo'>) {
  return { idPessoa: alvo?.pessoa.id ?? pessoa.id, idPlano: vinculo?.plano.id ?? 0 }
}

/**
 * Notifications of whose portal it is, in the chosen plan: the participant's, also while an attendant acts for them. At the desk the
 * attendant's own, of every plan.
 */
export const myNotifications = personQuery.handler(({ context }) =>
  context.api.call(retornarNotificacoes, { params: whose(context.session) }),
)

/** Which of them are unread. */
export const myUnread = personQuery.handler(({ context }) =>
  context.api.call(retornarNaoLidas, { params: whose(context.session) }),
)

/** Marks notifications as read. */
export const markAsRead = personCommand
  .validator(v.object({ ids: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(200)) }))
  .handler(({ data, context }) =>
    context.api.call(reagirNotificacao, { body: { idsNotificacoes: data.ids } }),
  )

/** A ticket of 60 s for one real-time connection. */
export const realtimeTicket = personCommand.handler(({ context }) =>
  context.api.call(gerarTokenSocket, { body: {} }),
)
