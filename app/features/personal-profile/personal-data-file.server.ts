import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoMeusDados } from '#contract/personal-profile.ts'
import { personalProfileText } from './personal-profile.text.ts'

/** Everything that is kept about the person of the session, as PDF or JSON. */
export function sendPersonalData(formato: string, request: Request): Promise<Response> {
  return sendDocument(request, '/perfil/privacidade', ({ api, link }) => {
    if (formato !== 'pdf' && formato !== 'json') {
      throw new PortalProblem({ kind: 'not-found', detail: personalProfileText.download.notFound })
    }
    return api.file(arquivoMeusDados, { params: { idPessoa: link.pessoa.id, formato } })
  })
}
