import { reRegistrationApi } from '#app/session/re-registration-session.server.ts'
import { streamDocument } from '#app/session/send-document.server.ts'
import { comprovanteRecadastramento } from '#contract/re-registration.ts'

/** The receipt as PDF, for who has the token; everybody else goes to the page. */
export async function sendReRegistrationReceipt(): Promise<Response> {
  const api = await reRegistrationApi()
  const page = { entrance: '/recadastramento', back: '/recadastramento' }
  return streamDocument(page, api && (() => api.file(comprovanteRecadastramento, {})))
}
