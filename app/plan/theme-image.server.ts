import { fetchFile } from '#app/api/call-api.server.ts'
import { problemOf } from '#app/api/problem.ts'
import { imagemTema } from '#contract/planos.ts'

const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
/** A drawing opened on its own page may style itself and do nothing else. */
const DRAWING_ONLY = "default-src 'none'; style-src 'unsafe-inline'"

const names = ['logo', 'background'] as const

/** Logo or background of a plan, from the API, for anybody and cacheable. Unknown plan or drawing: 404. */
export async function sendThemeImage(idPlano: string, nome: string, request: Request): Promise<Response> {
  const name = names.find((known) => known === nome)
  if (!name || !/^\d{1,9}$/.test(idPlano)) return refusal(404)
  try {
    const image = await fetchFile(imagemTema, { params: { idPlano: Number(idPlano), nome: name } })
    return answer(image, request)
  } catch (error) {
    return refusal(['not-found', 'invalid'].includes(problemOf(error).kind) ? 404 : 503)
  }
}

async function answer(image: Response, request: Request): Promise<Response> {
  const headers = new Headers({
    'content-type': 'image/svg+xml',
    'content-security-policy': DRAWING_ONLY,
    'cache-control': image.headers.get('cache-control') ?? ONE_HOUR,
  })
  const etag = image.headers.get('etag')
  if (etag) headers.set('etag', etag)
  if (etag && request.headers.get('if-none-match') === etag) {
    await image.body?.cancel()
    return new Response(null, { status: 304, headers })
  }
  return new Response(image.body, { headers })
}

function refusal(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
