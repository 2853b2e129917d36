import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  cancelarContribuicaoGerada,
  gerarContribuicao,
  paymentToIssue,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/collection/contribution-payments.ts'
import { paymentReference } from './contribution-payments.schema.ts'

/** Contributions of the chosen plan that are paid one by one, and what could be issued today. */
export const contributionPayments = participantQuery.handler(({ context }) =>
  context.own(retornarContribuicoesGeradas),
)

/** One of them. @throws PortalProblem `not-found` when it is not the person's. */
export const contributionPayment = participantQuery
  .validator(paymentReference)
  .handler(({ data, context }) => context.own(retornarContribuicaoGerada, data))

/** Issues a contribution. @throws PortalProblem `invalid` with the fields, or `conflict` when the month has one already. */
export const issueContribution = participantCommand
  .validator(paymentToIssue)
  .handler(({ data, context }) => context.own(gerarContribuicao, data))

/** Cancels one that is open. @throws PortalProblem `conflict` when it was paid meanwhile, or is overdue. */
export const cancelContribution = participantCommand
  .validator(paymentReference)
  .handler(({ data, context }) => context.own(cancelarContribuicaoGerada, data))
