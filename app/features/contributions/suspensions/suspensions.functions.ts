import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  encerrarSuspensaoContribuicao,
  retornarSuspensaoContribuicao,
  suspenderContribuicao,
  suspensionRequest,
} from '#contract/contributions/suspensions.ts'

export const currentSuspension = participantQuery.handler(({ context }) =>
  context.own(retornarSuspensaoContribuicao),
)

/**
 * Files a suspension, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const suspendContribution = participantCommand
  .validator(suspensionRequest)
  .handler(({ data, context }) => context.own(suspenderContribuicao, data))

/** Ends the suspension early. @throws PortalProblem `conflict` when there is none, or it ends before that anyway. */
export const endSuspension = participantCommand.handler(({ context }) =>
  context.own(encerrarSuspensaoContribuicao),
)
