import { attendantCommand, participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  documentRequest,
  enviarDocumento,
  informarMotivoDocumento,
  readingReasonForm,
  retornarDocumentosEmitidos,
  retornarDocumentosEnviados,
} from '#contract/documents.ts'

/** What the entity issued in the plan on screen. */
export const issuedDocuments = participantQuery.handler(({ context }) =>
  context.own(retornarDocumentosEmitidos),
)

/** What the person on screen sent. */
export const sentDocuments = participantQuery.handler(({ context }) =>
  context.own(retornarDocumentosEnviados),
)

/** Sends a document whose file was received before. @throws PortalProblem `invalid` with the fields. */
export const sendDocument = participantCommand
  .validator(documentRequest)
  .handler(({ data, context }) => context.own(enviarDocumento, data))

/** Says why an attendant opens a document. @throws PortalProblem `invalid` with the field. */
export const giveReadingReason = attendantCommand
  .validator(readingReasonForm)
  .handler(({ data, context }) => context.api.call(informarMotivoDocumento, { body: data }))
