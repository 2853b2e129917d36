import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { deferralRequest, optarBpd, retornarOpcaoBpd } from '#contract/exits/deferral.ts'

export const currentDeferral = participantQuery.handler(({ context }) => context.own(retornarOpcaoBpd))

/**
 * Files the choice, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const chooseDeferral = participantCommand
  .validator(deferralRequest)
  .handler(({ data, context }) => context.own(optarBpd, data))
