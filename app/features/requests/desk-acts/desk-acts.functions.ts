import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { agirEmSolicitacoes, desfazerAtos, retornarAtos } from '#contract/requests/desk-acts.ts'

/** Asks for the same of several requests. @returns what became of each; what waits is done some seconds later */
export const actOnRequests = attendantCommand
  .validator(agirEmSolicitacoes.body)
  .handler(({ data, context }) => context.api.call(agirEmSolicitacoes, { body: data }))

export const actsNow = attendantQuery
  .validator(retornarAtos.params)
  .handler(({ data, context }) => context.api.call(retornarAtos, { params: data }))

/** Undoes what still waits. @throws PortalProblem `conflict` once it is done */
export const undoActs = attendantCommand
  .validator(desfazerAtos.body)
  .handler(({ data, context }) => context.api.call(desfazerAtos, { body: data }))
