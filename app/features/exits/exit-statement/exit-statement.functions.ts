import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  contestarExtratoDesligamento,
  contestationRequest,
  retornarExtratoDesligamento,
} from '#contract/exits/exit-statement.ts'

/** The newest exit statement, and the time to choose. */
export const exitStatement = participantQuery.handler(({ context }) =>
  context.own(retornarExtratoDesligamento),
)

/** Contests the statement. @throws PortalProblem `conflict` when it cannot be contested any more */
export const contestStatement = participantCommand
  .validator(contestationRequest)
  .handler(({ data, context }) => context.own(contestarExtratoDesligamento, data))
