import { PortalProblem } from '#app/api/problem.ts'
import { sendDocument } from '#app/session/send-document.server.ts'
import { arquivoAta } from '#contract/minutes.ts'
import { minutesIdOf } from './minutes.schema.ts'
import { minutesText } from './minutes.text.ts'

/** The PDF of one meeting's minutes. */
export function sendMinutes(id: string, request: Request): Promise<Response> {
  return sendDocument(request, '/services/atas', ({ api, link }) => {
    const idAta = minutesIdOf(id)
    if (idAta === null) throw new PortalProblem({ kind: 'not-found', detail: minutesText.noMinutes })
    return api.file(arquivoAta, {
      params: { idPessoa: link.pessoa.id, idPlano: link.plano.id, idAta },
      query: { idVinculo: link.id },
    })
  })
}
