import { participantQuery } from '#app/session/server-functions.ts'
import { retornarBoletoEmprestimo, retornarBoletosEmprestimo } from '#contract/loan-bills.ts'
import { loanBillReference } from './loan-bills.schema.ts'

/** Boletos of the loans of the chosen plan, those that wait first. */
export const loanBills = participantQuery.handler(({ context }) => context.own(retornarBoletosEmprestimo))

/** One of them. @throws PortalProblem `not-found` when it is not the person's */
export const loanBill = participantQuery
  .validator(loanBillReference)
  .handler(({ data, context }) => context.own(retornarBoletoEmprestimo, data))
