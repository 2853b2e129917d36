import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { extraPaymentToIssue } from '#contract/loans/extra-payments.ts'
import {
  gerarBoletoPagamentoExtra,
  gerarBoletoQuitacao,
  retornarBoletoEmprestimo,
  retornarBoletosEmprestimo,
  settlementToIssue,
} from '#contract/loans/loan-bills.ts'
import { loanBillReference } from './loan-bills.schema.ts'

/** Boletos of the loans of the chosen plan, those that wait first. */
export const loanBills = participantQuery.handler(({ context }) => context.own(retornarBoletosEmprestimo))

/** One of them. @throws PortalProblem `not-found` when it is not the person's */
export const loanBill = participantQuery
  .validator(loanBillReference)
  .handler(({ data, context }) => context.own(retornarBoletoEmprestimo, data))

/** Issues the boleto that pays off the contract on a day. @throws PortalProblem `conflict` when none runs any more */
export const issueSettlement = participantCommand
  .validator(settlementToIssue)
  .handler(({ data, context }) => context.own(gerarBoletoQuitacao, data))

/** Issues the boleto of an extra payment. @throws PortalProblem `conflict` when none runs any more, or one is out already */
export const issueExtraPayment = participantCommand
  .validator(extraPaymentToIssue)
  .handler(({ data, context }) => context.own(gerarBoletoPagamentoExtra, data))
