import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { pedirResgate, redemptionRequest, retornarResgate } from '#contract/exits/redemption.ts'

export const currentRedemption = participantQuery.handler(({ context }) => context.own(retornarResgate))

/**
 * Asks for the redemption, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const requestRedemption = participantCommand
  .validator(redemptionRequest)
  .handler(({ data, context }) => context.own(pedirResgate, data))
