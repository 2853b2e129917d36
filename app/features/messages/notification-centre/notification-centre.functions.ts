import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { reagirTodasNotificacoes, retornarCentralNotificacoes } from '#contract/messages/notifications.ts'
import { centrePage } from './notification-centre.schema.ts'

/** A page of the notifications of whose portal it is, in the chosen plan; at the desk the attendant's own, of every plan. */
export const centreNotifications = personQuery.validator(centrePage).handler(({ data, context }) => {
  const { pessoa, vinculo, alvo } = context.session
  return context.api.call(retornarCentralNotificacoes, {
    params: { idPessoa: alvo?.pessoa.id ?? pessoa.id, idPlano: vinculo?.plano.id ?? 0 },
    query: data,
  })
})

/** Marks all of one's own in the chosen plan as read. */
export const markAllAsRead = personCommand.handler(({ context }) =>
  context.api.call(reagirTodasNotificacoes, { body: { idPlano: context.session.vinculo?.plano.id ?? 0 } }),
)
