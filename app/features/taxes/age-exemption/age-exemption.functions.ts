import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { ageExemptionRequest, retornarIsencao65, solicitarIsencao65 } from '#contract/taxes/age-exemption.ts'

/** Where the exempt slice is used, and what it does. */
export const currentAgeExemption = participantQuery.handler(({ context }) => context.own(retornarIsencao65))

/**
 * Files where the slice is to be used, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a request is already under way.
 */
export const askForAgeExemption = participantCommand
  .validator(ageExemptionRequest)
  .handler(({ data, context }) => context.own(solicitarIsencao65, data))
