import { enviarImagemCarrossel, retornarDestaques } from '#contract/publications/slides.ts'
import type { Api } from '../api.ts'
import { scannedFile } from '../files/receive-file.ts'
import { drawSlideImage, keepSlideImage } from '../usecases/publications/slides/keep-slide-image.ts'
import { listSlides } from '../usecases/publications/slides/list-slides.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** The slides of the home page: for who sees them, and their images for who sets them. What they say is a registry. */
export function registerSlideCalls(api: Api): void {
  registerCall(api, retornarDestaques, ({ link, today }) => listSlides(api.database, link, today))

  registerUpload(api, enviarImagemCarrossel, async ({ file, work }) => {
    await scannedFile({ api, work }, file.content, null)
    const drawn = await drawSlideImage(file)
    return work((unit) => keepSlideImage(unit, drawn))
  })
}
