import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { enviarImagemTema, themeImageUse } from '#contract/themes.ts'

/** Passes an image for a theme on, of an attendant; the API refuses everybody else. */
export function receiveThemeImage(use: string, request: Request): Promise<Response> {
  return receivePersonUpload(request, ({ api, upload }) => {
    const uso = v.safeParse(themeImageUse, use)
    if (!uso.success) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.call(enviarImagemTema, { params: { uso: uso.output }, upload })
  })
}
