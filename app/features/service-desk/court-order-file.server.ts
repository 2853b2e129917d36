import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { type PortalFile, recordNumber } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { enviarOrdemJudicial } from '#contract/benefits/court-suspension.ts'

/** Passes the document of an order of a court on, of an attendant; behind the word stands the person whom it is about. */
export const courtOrderUpload: PortalFile<number> = {
  which: recordNumber,
  answer: (idPessoa, request) =>
    receivePersonUpload(request, async ({ api, upload }) => {
      if (!idPessoa) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      return api.call(enviarOrdemJudicial, { params: { idPessoa }, upload })
    }),
}
