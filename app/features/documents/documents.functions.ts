import * as v from 'valibot'
import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarDocumentosEnviados } from '#contract/documents/documents.ts'
import { id } from '#contract/formats.ts'
import { retornarPessoa } from '#contract/people/people.ts'

/** A page of what somebody sent, for an attendant who serves nobody. @throws PortalProblem `not-found` for who does not exist. */
export const documentsSentBy = attendantQuery
  .validator(v.object({ idPessoa: id, page: v.pipe(v.number(), v.integer(), v.minValue(0)) }))
  .handler(async ({ data: { page, ...params }, context }) => {
    const [{ pessoa }, list] = await Promise.all([
      context.api.call(retornarPessoa, { params }),
      context.api.call(retornarDocumentosEnviados, { params, query: { page } }),
    ])
    return { nome: pessoa.nome, list }
  })
