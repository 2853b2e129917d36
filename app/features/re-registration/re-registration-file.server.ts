import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { receiveReRegistrationUpload } from '#app/session/receive-upload.server.ts'
import { enviarArquivoRecadastramento } from '#contract/re-registration.ts'
import { RE_REGISTRATION_PROOFS } from '#domain/re-registration/groups.ts'

/** Passes a file of the re-registration that a code opened on. */
export async function receiveReRegistrationFile(proof: string, request: Request): Promise<Response> {
  return receiveReRegistrationUpload(request, await reRegistrationApi(), ({ api, upload }) => {
    const comprovante = v.safeParse(v.picklist(RE_REGISTRATION_PROOFS), proof)
    if (!comprovante.success) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.call(enviarArquivoRecadastramento, { params: { comprovante: comprovante.output }, upload })
  })
}
