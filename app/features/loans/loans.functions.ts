import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { loanRequest, pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'

export const currentLoans = participantQuery.handler(({ context }) => context.own(retornarEmprestimos))

/**
 * Asks for a loan, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when nothing is lent now.
 */
export const requestLoan = participantCommand
  .validator(loanRequest)
  .handler(({ data, context }) => context.own(pedirEmprestimo, data))
