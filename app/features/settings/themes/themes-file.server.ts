import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { enviarImagemTema, type ThemeImageUse, themeImageUse } from '#contract/settings/themes.ts'

/** Passes an image for a theme on, of an attendant; the API refuses everybody else. */
export const themeImageUpload: PortalFile<ThemeImageUse> = {
  which: themeImageUse,
  answer: (uso, request) =>
    receivePersonUpload(request, async ({ api, upload }) => {
      if (!uso) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      return api.call(enviarImagemTema, { params: { uso }, upload })
    }),
}
