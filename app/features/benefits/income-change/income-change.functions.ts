import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  alterarRenda,
  incomeChangeRequest,
  retornarAlteracaoRenda,
} from '#contract/benefits/income-change.ts'

/** The income as it is paid, what the plan takes, and when. */
export const currentIncomeChange = participantQuery.handler(({ context }) =>
  context.own(retornarAlteracaoRenda),
)

/**
 * Files a change of income, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const changeIncome = participantCommand
  .validator(incomeChangeRequest)
  .handler(({ data, context }) => context.own(alterarRenda, data))
