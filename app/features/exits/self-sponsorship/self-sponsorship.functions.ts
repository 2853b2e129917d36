import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  optarAutopatrocinio,
  retornarOpcaoAutopatrocinio,
  selfSponsorshipRequest,
} from '#contract/exits/self-sponsorship.ts'

export const currentSelfSponsorship = participantQuery.handler(({ context }) =>
  context.own(retornarOpcaoAutopatrocinio),
)

/**
 * Files the choice, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const chooseSelfSponsorship = participantCommand
  .validator(selfSponsorshipRequest)
  .handler(({ data, context }) => context.own(optarAutopatrocinio, data))
