import * as v from 'valibot'
import { pageNumber, valuesOf } from '#app/navigation/search-values.ts'
import {
  attendantCommand,
  attendantQuery,
  participantCommand,
  participantQuery,
} from '#app/session/server-functions.ts'
import {
  documentRequest,
  enviarDocumento,
  informarMotivoDocumento,
  readingReasonForm,
  retornarDocumentosEmitidos,
  retornarDocumentosEnviados,
} from '#contract/documents/documents.ts'
import { id } from '#contract/formats.ts'
import { retornarPessoa } from '#contract/people/people.ts'

export const issuedDocuments = participantQuery.handler(({ context }) =>
  context.own(retornarDocumentosEmitidos),
)

/** A page of what the person on screen sent. */
export const sentDocuments = participantQuery
  .validator(valuesOf({ page: pageNumber }))
  .handler(({ data, context }) => context.own(retornarDocumentosEnviados, data))

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

/** Sends a document whose file was received before. @throws PortalProblem `invalid` with the fields. */
export const sendDocument = participantCommand
  .validator(documentRequest)
  .handler(({ data, context }) => context.own(enviarDocumento, data))

/** Says why an attendant opens a document. @throws PortalProblem `invalid` with the field. */
export const giveReadingReason = attendantCommand
  .validator(readingReasonForm)
  .handler(({ data, context }) => context.api.call(informarMotivoDocumento, { body: data }))
