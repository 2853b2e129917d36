import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { type PortalFile, recordNumber } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoCertidaoObito, enviarCertidaoObito } from '#contract/deaths/deaths.ts'

/** Passes the death certificate of a person on; the API refuses everybody but attendants of the registry. */
export const deathCertificateUpload: PortalFile<number> = {
  which: recordNumber,
  answer: (idPessoa, request) =>
    receivePersonUpload(request, ({ api, upload }) => {
      if (idPessoa === undefined) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      return api.call(enviarCertidaoObito, { params: { idPessoa }, upload })
    }),
}

/** The certificate of a registered death, for the service desk; the API refuses everybody else. */
export const deathCertificateFile = personDocument({
  which: v.pipe(v.string(), v.nonEmpty()),
  back: () => '/',
  ask: ({ api, which: idCertidao }) => api.file(arquivoCertidaoObito, { params: { idCertidao } }),
})
