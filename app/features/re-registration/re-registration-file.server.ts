import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { receiveReRegistrationUpload } from '#app/session/receive-upload.server.ts'
import { enviarArquivoRecadastramento } from '#contract/re-registration/re-registration.ts'
import { RE_REGISTRATION_PROOFS, type ReRegistrationProof } from '#domain/re-registration/groups.ts'

/** Passes a file of the re-registration that a code opened on. */
export const reRegistrationUpload: PortalFile<ReRegistrationProof> = {
  which: v.picklist(RE_REGISTRATION_PROOFS),
  answer: async (comprovante, request) =>
    receiveReRegistrationUpload(request, await reRegistrationApi(), ({ api, upload }) => {
      if (!comprovante) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      return api.call(enviarArquivoRecadastramento, { params: { comprovante }, upload })
    }),
}
