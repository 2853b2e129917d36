import * as v from 'valibot'
import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { reagirNotificacao, retornarNotificacoes } from '#contract/notifications.ts'
import { gerarTokenSocket } from '#contract/sessions.ts'

/**
 * Notifications of whose portal it is, in the chosen plan: the participant's, also while an attendant acts for them. At the desk the
 * attendant's own, of every plan.
 */
export const myNotifications = personQuery.handler(({ context }) => {
  const { pessoa, vinculo, alvo } = context.session
  return context.api.call(retornarNotificacoes, {
    params: { idPessoa: alvo?.pessoa.id ?? pessoa.id, idPlano: vinculo?.plano.id ?? 0 },
  })
})

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
