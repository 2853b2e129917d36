import { imagemTema, retornarConfiguracaoTema } from '#contract/planos.ts'
import type { Api } from '../api.ts'
import { readTheme, readThemeImage } from '../usecases/plans/read-theme.ts'
import { registerCall } from './register-call.ts'

/** An image that is opened by itself runs nothing and loads nothing; a portal on another origin may show it. */
const IMAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Looks of the plans. */
export function registerThemeCalls(api: Api): void {
  registerCall(api, retornarConfiguracaoTema, async ({ params }) => readTheme(api.database, params.idPlano))

  registerCall(api, imagemTema, async ({ params }) => ({
    ...(await readThemeImage(api.database, params.idPlano, params.nome)),
    cacheControl: 'public, max-age=300',
    headers: IMAGE_HEADERS,
  }))
}
