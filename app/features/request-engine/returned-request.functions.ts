import { participantQuery } from '#app/session/server-functions.ts'
import { retornarRequisicao } from '#contract/requests/requests.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { ReturnedRequest } from './sent-request.ts'
import { returnedReference } from './service-request.schema.ts'

/**
 * A request of any kind that was sent back to be corrected; null when it is of another plan than the one on screen, or does not wait for
 * the person any more. What it keeps is read by the service whose form opens.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedRequest = participantQuery
  .validator(returnedReference)
  .handler(async ({ data: { idRequisicao }, context }): Promise<ReturnedRequest<object> | null> => {
    const request = await context.api.call(retornarRequisicao, { params: { idRequisicao } })
    const { id, protocolo, status, plano, correcoes, dados, documentos, eventos } = request
    if (status.id !== RequestStatus.returned || plano.id !== context.planLink.plano.id) return null
    const sentBack = eventos.findLast(({ para }) => para.id === RequestStatus.returned)
    return { id, protocolo, motivo: sentBack?.motivo ?? null, correcoes, dados, documentos }
  })
