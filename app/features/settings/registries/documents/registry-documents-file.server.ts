import * as v from 'valibot'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import {
  arquivoDocumentoCadastro,
  type DocumentedRegistry,
  documentedRegistries,
  enviarDocumentoCadastro,
} from '#contract/settings/registry-documents.ts'

/** Passes the PDF of a record on, of an attendant; the API refuses everybody else. */
export const registryDocumentUpload: PortalFile<DocumentedRegistry> = {
  which: v.picklist(documentedRegistries),
  answer: (cadastro, request) =>
    receivePersonUpload(request, ({ api, upload }) =>
      api.call(enviarDocumentoCadastro, { params: { cadastro: cadastro ?? 'atas' }, upload }),
    ),
}

/** The PDF of a record, as attendants see it, published or not. */
export const registryDocumentFile = personDocument({
  which: v.pipe(v.string(), v.uuid()),
  back: () => '/settings',
  ask: ({ api, which: idDocumento }) => api.file(arquivoDocumentoCadastro, { params: { idDocumento } }),
})
