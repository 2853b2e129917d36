import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  benefitRequest,
  requererBeneficio,
  retornarRequerimentoBeneficio,
} from '#contract/benefits/benefit-request.ts'

export const currentBenefits = participantQuery.handler(({ context }) =>
  context.own(retornarRequerimentoBeneficio),
)

/**
 * Asks for a benefit, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const requestBenefit = participantCommand
  .validator(benefitRequest)
  .handler(({ data, context }) => context.own(requererBeneficio, data))
