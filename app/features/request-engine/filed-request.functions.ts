import { participantQuery } from '#app/session/server-functions.ts'
import { retornarSolicitacoes } from '#contract/requests/requests.ts'
import { filedReference } from './service-request.schema.ts'

/** The person's request with a protocol, in the plan on screen; null when there is none. */
export const filedRequest = participantQuery
  .validator(filedReference)
  .handler(async ({ data: { protocolo }, context }) => {
    const { idPessoa, idPlano } = context.target
    const { requisicoes } = await context.api.call(retornarSolicitacoes, {
      query: { idPessoa, idPlano, palavraChave: protocolo, page: 0, limit: 1 },
    })
    return requisicoes.find((request) => request.protocolo === protocolo) ?? null
  })
