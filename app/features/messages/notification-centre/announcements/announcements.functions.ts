import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  announcementForm,
  cancelarNotificacaoAgendada,
  enviarNotificacao,
  retornarAlcanceNotificacao,
  retornarNotificacoesEnviadas,
} from '#contract/messages/announcements.ts'
import { retornarPlanos } from '#contract/plans/plans.ts'
import { reachTarget, sentPage } from './announcements.schema.ts'

/** A page of what was sent and what is planned. */
export const sentAnnouncements = attendantQuery
  .validator(sentPage)
  .handler(({ data, context }) => context.api.call(retornarNotificacoesEnviadas, { query: data }))

/** Plans to choose among. */
export const plansToTell = attendantQuery.handler(({ context }) => context.api.call(retornarPlanos, {}))

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

/** Sends one, or plans it. @throws PortalProblem `invalid` with the fields; `conflict` */
export const sendAnnouncement = attendantCommand
  .validator(announcementForm)
  .handler(({ data, context }) => context.api.call(enviarNotificacao, { body: data }))

/** Cancels one that is planned. @throws PortalProblem `conflict` when it went out meanwhile */
export const cancelAnnouncement = attendantCommand
  .validator(cancelarNotificacaoAgendada.body)
  .handler(({ data, context }) => context.api.call(cancelarNotificacaoAgendada, { body: data }))
