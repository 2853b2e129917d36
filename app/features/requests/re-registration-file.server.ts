import { apiOf } from '#app/session/person-api.server.ts'
import { sendPersonDocument } from '#app/session/send-document.server.ts'
import { arquivoRecadastramento } from '#contract/re-registration.ts'

/** A file of a re-registration, for the attendant of the session; the API refuses everybody else. */
export function sendReRegistrationFile(idArquivo: string): Promise<Response> {
  return sendPersonDocument('/request-management', (session) =>
    apiOf(session).file(arquivoRecadastramento, { params: { idArquivo } }),
  )
}
