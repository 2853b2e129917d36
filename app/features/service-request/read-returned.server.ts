import * as v from 'valibot'
import type { PersonApi } from '#app/session/person-api.server.ts'
import { retornarRequisicao } from '#contract/requests.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { ReturnedRequest } from './filed-request.ts'
import type { ValuesSchema } from './service-request.schema.ts'

type Wanted<Data> = {
  idRequisicao: number
  /** Plan on screen: a request of another one is not corrected here. */
  idPlano: number
  /** What requests of this kind keep; another kind's data do not fit it. */
  data: ValuesSchema<Data>
}

/**
 * A request that was sent back to be corrected. Null when it is of another kind or plan, or does not wait for the person any more.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export async function readReturned<Data>(
  api: PersonApi,
  { idRequisicao, idPlano, data }: Wanted<Data>,
): Promise<ReturnedRequest<Data> | null> {
  const request = await api.call(retornarRequisicao, { params: { idRequisicao } })
  const asked = v.safeParse(data, request.dados)
  const isWaiting = request.status.id === RequestStatus.returned && request.plano.id === idPlano
  if (!asked.success || !isWaiting) return null
  const sentBack = request.eventos.findLast(({ para }) => para.id === RequestStatus.returned)
  return {
    id: request.id,
    protocolo: request.protocolo,
    motivo: sentBack?.motivo ?? null,
    correcoes: request.correcoes,
    dados: asked.output,
  }
}
