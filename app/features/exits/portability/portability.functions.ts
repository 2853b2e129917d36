import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { pedirPortabilidade, portabilityRequest, retornarPortabilidade } from '#contract/exits/portability.ts'

export const currentPortability = participantQuery.handler(({ context }) =>
  context.own(retornarPortabilidade),
)

/**
 * Asks for the portability, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const requestPortability = participantCommand
  .validator(portabilityRequest)
  .handler(({ data, context }) => context.own(pedirPortabilidade, data))
