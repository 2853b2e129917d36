import { attendantCommand } from '#app/session/server-functions.ts'
import { retornarAlcanceNotificacao } from '#contract/messages/announcements.ts'
import { reachTarget } from './announcements.schema.ts'

/** How many people would get one. It reads, and is a command all the same: who is meant would stand in the address. */
export const countReach = attendantCommand.validator(reachTarget).handler(({ data, context }) =>
  context.api.call(retornarAlcanceNotificacao, {
    query: {
      idPessoa: data.idPessoa ?? 0,
      ...(data.idPlano !== null && { idPlano: data.idPlano }),
      ...(data.idCategoria !== null && { idCategoria: data.idCategoria }),
    },
  }),
)
