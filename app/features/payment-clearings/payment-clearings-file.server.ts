import { nothingElse, type PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings.ts'

/** Passes a return file on, of an attendant; the API refuses everybody else. */
export const returnFileUpload: PortalFile<null> = {
  which: nothingElse,
  answer: (_, request) =>
    receivePersonUpload(request, ({ api, upload }) => api.call(enviarArquivoRetorno, { upload })),
}
