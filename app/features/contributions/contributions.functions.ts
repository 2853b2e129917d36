import { readReturned } from '#app/features/service-request/read-returned.server.ts'
import { returnedReference } from '#app/features/service-request/service-request.schema.ts'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  alterarContribuicao,
  contributionChange,
  contributionChangeData,
  retornarContribuicao,
} from '#contract/contributions.ts'

/** The contribution in force and what a change has to respect today. */
export const currentContribution = participantQuery.handler(({ context }) =>
  context.api.call(retornarContribuicao, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/**
 * A change that was sent back to be corrected; null when it does not wait for the person here.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedChange = participantQuery.validator(returnedReference).handler(({ data, context }) =>
  readReturned(context.api, {
    idRequisicao: data.idRequisicao,
    idPlano: context.link.plano.id,
    data: contributionChangeData,
  }),
)

/**
 * Files a change of contribution, or sends a returned one again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a change is already under way or not allowed yet.
 */
export const changeContribution = participantCommand
  .validator(contributionChange)
  .handler(({ data, context }) =>
    context.api.call(alterarContribuicao, { body: { ...data, ...context.target } }),
  )
