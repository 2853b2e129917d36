import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { answerDocuments, enviarDocumentoSolicitacao } from '#contract/requests/request-answers.ts'

/** Request and document: `41/termo-assinado`. */
const path = new RegExp(`^([1-9]\\d{0,8})/(${answerDocuments.join('|')})$`)

/** Passes a document on that a returned request asks for. */
export const answerDocumentUpload: PortalFile<string> = {
  which: v.pipe(v.string(), v.regex(path)),
  answer: (which, request) =>
    receivePersonUpload(request, ({ api, upload }) => {
      const [, id] = path.exec(which ?? '') ?? []
      const documento = answerDocuments.find((document) => which?.endsWith(`/${document}`))
      if (!documento) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      const params = { idRequisicao: Number(id), documento }
      return api.call(enviarDocumentoSolicitacao, { params, upload })
    }),
}
