import * as v from 'valibot'
import { planLinkUpload } from '#app/session/plan-link-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoDocumentoEnviado, receberDocumento } from '#contract/documents/documents.ts'

/** A file that the person sent, under its own name. */
export const sentDocumentFile = personDocument({
  which: v.pipe(v.string(), v.nonEmpty()),
  back: () => '/documents?aba=enviados',
  ask: ({ api, which: idDocumento }) => api.file(arquivoDocumentoEnviado, { params: { idDocumento } }),
})

/** Passes a document on that is sent by itself. */
export const documentUpload = planLinkUpload((api, given) => api.call(receberDocumento, given))
