import { nothingElse, type PortalFile } from '#app/session/portal-file.server.ts'
import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { noDocument, streamDocument } from '#app/session/send-document.server.ts'
import { comprovanteRecadastramento } from '#contract/re-registration/re-registration.ts'

const page = { entrance: '/recadastramento', back: '/recadastramento' }

/** The receipt as PDF, for who has the token; everybody else goes to the page. */
export const reRegistrationReceipt: PortalFile<null> = {
  which: nothingElse,
  answer: async (which) => {
    if (which === undefined) return noDocument()
    const api = await reRegistrationApi()
    return streamDocument(page, api && (() => api.file(comprovanteRecadastramento, {})))
  },
}
