import { nothingElse, type PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { enviarImagemCarrossel } from '#contract/publications/slides.ts'

/** Passes an image for a slide on, of an attendant; the API refuses everybody else. */
export const slideImageUpload: PortalFile<null> = {
  which: nothingElse,
  answer: (_, request) =>
    receivePersonUpload(request, ({ api, upload }) => api.call(enviarImagemCarrossel, { upload })),
}
