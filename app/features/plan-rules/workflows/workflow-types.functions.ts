import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarTiposSolicitacao } from '#contract/requests/request-workflows.ts'

/** Every kind of request, with its documents and what it tells. */
export const requestTypes = attendantQuery.handler(({ context }) =>
  context.api.call(retornarTiposSolicitacao, {}),
)
