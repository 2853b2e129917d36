import { readReturned } from '#app/features/service-request/read-returned.server.ts'
import { returnedReference } from '#app/features/service-request/service-request.schema.ts'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  ageExemptionData,
  ageExemptionRequest,
  retornarIsencao65,
  solicitarIsencao65,
} from '#contract/age-exemption.ts'

/** Where the exempt slice is used, and what it does. */
export const currentAgeExemption = participantQuery.handler(({ context }) =>
  context.api.call(retornarIsencao65, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/**
 * A request that was sent back to be corrected; null when it does not wait for the person here.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedAgeExemption = participantQuery
  .validator(returnedReference)
  .handler(({ data, context }) =>
    readReturned(context.api, {
      idRequisicao: data.idRequisicao,
      idPlano: context.link.plano.id,
      data: ageExemptionData,
    }),
  )

/**
 * Files where the slice is to be used, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a request is already under way.
 */
export const askForAgeExemption = participantCommand
  .validator(ageExemptionRequest)
  .handler(({ data, context }) =>
    context.api.call(solicitarIsencao65, { body: { ...data, ...context.target } }),
  )
