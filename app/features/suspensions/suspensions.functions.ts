import { readReturned } from '#app/features/service-request/read-returned.server.ts'
import { returnedReference } from '#app/features/service-request/service-request.schema.ts'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  encerrarSuspensaoContribuicao,
  retornarSuspensaoContribuicao,
  suspenderContribuicao,
  suspensionData,
  suspensionRequest,
} from '#contract/suspensions.ts'

/** What is contributed, what stands still, and how long it may. */
export const currentSuspension = participantQuery.handler(({ context }) =>
  context.api.call(retornarSuspensaoContribuicao, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/**
 * A request that was sent back to be corrected; null when it does not wait for the person here.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedSuspension = participantQuery.validator(returnedReference).handler(({ data, context }) =>
  readReturned(context.api, {
    idRequisicao: data.idRequisicao,
    idPlano: context.link.plano.id,
    data: suspensionData,
  }),
)

/**
 * Files a suspension, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const suspendContribution = participantCommand
  .validator(suspensionRequest)
  .handler(({ data, context }) =>
    context.api.call(suspenderContribuicao, { body: { ...data, ...context.target } }),
  )

/** Ends the suspension early. @throws PortalProblem `conflict` when there is none, or it ends before that anyway. */
export const endSuspension = participantCommand.handler(({ context }) =>
  context.api.call(encerrarSuspensaoContribuicao, { body: context.target }),
)
