import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  illnessExemptionRequest,
  retornarIsencaoDoenca,
  solicitarIsencaoDoenca,
} from '#contract/taxes/illness-exemption.ts'

/** Whether the benefit is exempt by illness, and what that does. */
export const currentIllnessExemption = participantQuery.handler(({ context }) =>
  context.own(retornarIsencaoDoenca),
)

/**
 * Asks for the exemption, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a request is already under way.
 */
export const askForIllnessExemption = participantCommand
  .validator(illnessExemptionRequest)
  .handler(({ data, context }) => context.own(solicitarIsencaoDoenca, data))
