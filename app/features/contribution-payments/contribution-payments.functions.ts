import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  cancelarContribuicaoGerada,
  gerarContribuicao,
  paymentToIssue,
  retornarContribuicaoGerada,
  retornarContribuicoesGeradas,
} from '#contract/contribution-payments.ts'
import { paymentReference } from './contribution-payments.schema.ts'

/** Contributions of the chosen plan that are paid one by one, and what could be issued today. */
export const contributionPayments = participantQuery.handler(({ context }) =>
  context.api.call(retornarContribuicoesGeradas, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/** One of them. @throws PortalProblem `not-found` when it is not the person's. */
export const contributionPayment = participantQuery.validator(paymentReference).handler(({ data, context }) =>
  context.api.call(retornarContribuicaoGerada, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano, ...data },
    query: { idVinculo: context.link.id },
  }),
)

/** Issues a contribution. @throws PortalProblem `invalid` with the fields, or `conflict` when the month has one already. */
export const issueContribution = participantCommand
  .validator(paymentToIssue)
  .handler(({ data, context }) =>
    context.api.call(gerarContribuicao, { body: { ...data, ...context.target } }),
  )

/** Cancels one that is open. @throws PortalProblem `conflict` when it was paid meanwhile, or is overdue. */
export const cancelContribution = participantCommand
  .validator(paymentReference)
  .handler(({ data, context }) =>
    context.api.call(cancelarContribuicaoGerada, { body: { ...data, ...context.target } }),
  )
