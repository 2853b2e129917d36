import { unreadableImage } from '#contract/documents/files.text.ts'
import { imagemTema, retornarConfiguracaoTema } from '#contract/plans/plans.ts'
import {
  descartarRascunhoTema,
  enviarImagemTema,
  publicarTema,
  restaurarTema,
  retornarEdicaoTema,
  salvarRascunhoTema,
  themeImageRules,
} from '#contract/settings/themes.ts'
import type { Api } from '../api.ts'
import { cleanImage } from '../files/clean-image.ts'
import { scannedFile } from '../files/receive-file.ts'
import { invalid } from '../problem.ts'
import { readTheme, readThemeImage } from '../usecases/plans/read-theme.ts'
import { checkImage, keepImage } from '../usecases/settings/themes/keep-image.ts'
import { publishTheme, restoreTheme } from '../usecases/settings/themes/publish-theme.ts'
import { discardDraft, saveDraft } from '../usecases/settings/themes/theme-drafts.ts'
import { readThemeEdition } from '../usecases/settings/themes/theme-wire.ts'
import { tooLarge } from './read-upload.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** An image that is opened by itself runs nothing and loads nothing; a portal on another origin may show it. */
const IMAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Looks of the plans: for everybody, and for those who prepare and publish them. */
export function registerThemeCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarConfiguracaoTema, async ({ params }) => readTheme(database, params.idPlano))

  registerCall(api, imagemTema, async ({ params }) => ({
    ...(await readThemeImage(database, params.imagem)),
    cacheControl: 'public, max-age=31536000, immutable',
    headers: IMAGE_HEADERS,
  }))

  registerCall(api, retornarEdicaoTema, async ({ params }) => readThemeEdition(database, params.idPlano))

  registerUpload(api, enviarImagemTema, async ({ params, file, work }) => {
    const { maximumBytes } = themeImageRules[params.uso]
    if (file.content.length > maximumBytes) throw tooLarge(maximumBytes)
    await scannedFile({ api, work }, file.content, null)
    const image = await checkImage(file, params.uso)
    // Published: nobody's camera, place or time goes along.
    const drawn = await cleanImage(image.content, image.mediaType)
    if (drawn === null) throw invalid({ arquivo: unreadableImage })
    const clean = { ...image, content: drawn.content, mediaType: drawn.mediaType }
    return work((unit) => keepImage(unit, clean))
  })

  registerCall(api, salvarRascunhoTema, async ({ actor, body, work }) => {
    const look = {
      primaryColor: body.cor_primaria,
      logoHash: body.logo,
      backgroundHash: body.background,
    }
    await work((unit) => saveDraft(unit, actor, { planId: body.idPlano, expectedVersion: body.versao, look }))
    return readThemeEdition(database, body.idPlano)
  })

  registerCall(api, descartarRascunhoTema, async ({ body, work }) => {
    await work((unit) => discardDraft(unit, body.idPlano, body.versao))
    return readThemeEdition(database, body.idPlano)
  })

  registerCall(api, publicarTema, async ({ actor, body, work }) => {
    await work((unit) => publishTheme(unit, actor, body.idPlano, body.versao))
    return readThemeEdition(database, body.idPlano)
  })

  registerCall(api, restaurarTema, async ({ actor, body, work }) => {
    const { idPlano: planId, idVersao: versionId, idVersaoAtual: currentId } = body
    await work((unit) => restoreTheme(unit, actor, { planId, versionId, currentId }))
    return readThemeEdition(database, planId)
  })
}
