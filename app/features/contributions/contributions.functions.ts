import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  alterarContribuicao,
  contributionChange,
  retornarContribuicao,
} from '#contract/contributions/contributions.ts'

/** The contribution in force and what a change has to respect today. */
export const currentContribution = participantQuery.handler(({ context }) =>
  context.own(retornarContribuicao),
)

/**
 * Files a change of contribution, or sends a returned one again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a change is already under way or not allowed yet.
 */
export const changeContribution = participantCommand
  .validator(contributionChange)
  .handler(({ data, context }) => context.own(alterarContribuicao, data))
