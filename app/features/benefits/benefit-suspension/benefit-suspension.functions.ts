import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  benefitSuspensionRequest,
  encerrarSuspensaoBeneficio,
  retornarSuspensaoBeneficio,
  suspenderBeneficio,
} from '#contract/benefits/benefit-suspension.ts'

export const currentBenefitSuspension = participantQuery.handler(({ context }) =>
  context.own(retornarSuspensaoBeneficio),
)

/**
 * Files a suspension of the benefit, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const suspendBenefit = participantCommand
  .validator(benefitSuspensionRequest)
  .handler(({ data, context }) => context.own(suspenderBeneficio, data))

/** Ends the suspension early. @throws PortalProblem `conflict` when there is none, or it ends before that anyway. */
export const endBenefitSuspension = participantCommand.handler(({ context }) =>
  context.own(encerrarSuspensaoBeneficio),
)
