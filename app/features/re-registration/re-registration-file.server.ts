import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { receiveReRegistrationUpload } from '#app/session/receive-upload.server.ts'
import { noDocument, streamDocument } from '#app/session/send-document.server.ts'
import {
  comprovanteRecadastramento,
  enviarArquivoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import { RE_REGISTRATION_PROOFS } from '#domain/re-registration/groups.ts'

// No rows of the tables: here nobody is signed in, and the token of a code opens both.

const proof = v.picklist(RE_REGISTRATION_PROOFS)

/** Passes a file of the re-registration that a code opened on. */
export const reRegistrationUpload: PortalFile = {
  answer: async (behind, request) =>
    receiveReRegistrationUpload(request, await reRegistrationApi(), ({ api, upload }) => {
      if (!v.is(proof, behind)) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      return api.call(enviarArquivoRecadastramento, { params: { comprovante: behind }, upload })
    }),
}

const page = { entrance: '/recadastramento', back: '/recadastramento' }

/** The receipt as PDF, for who has the token; everybody else goes to the page. */
export const reRegistrationReceipt: PortalFile = {
  answer: async (behind) => {
    if (behind !== '') return noDocument()
    const api = await reRegistrationApi()
    return streamDocument(page, api && (() => api.file(comprovanteRecadastramento, {})))
  },
}
