import { fetchFile } from '#app/api/call-api.server.ts'
import { problemOf } from '#app/api/problem.ts'
import { imagemTema } from '#contract/plans/plans.ts'
import { isThemeImage } from './theme-image.ts'

/** The name is made of the bytes: what is there never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** A drawing opened on its own page may style itself and do nothing else. */
const DRAWING_ONLY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Types a browser renders as images; all others are sent as plain bytes. */
const IMAGE_TYPE = /^image\/(png|jpeg|webp|svg\+xml)$/

/** An image of a theme, from the API, for anybody and to keep for ever. An unknown one: 404. */
export async function sendThemeImage(name: string, request: Request): Promise<Response> {
  if (!isThemeImage(name)) return refusal(404)
  if (request.headers.get('if-none-match') === `"${name}"`) return answer(null, 304, name)
  try {
    const image = await fetchFile(imagemTema, { params: { imagem: name } })
    return answer(image.body, 200, name, image.headers.get('content-type'))
  } catch (error) {
    return refusal(['not-found', 'invalid'].includes(problemOf(error).kind) ? 404 : 503)
  }
}

function answer(
  body: ReadableStream | null,
  status: 200 | 304,
  name: string,
  type?: string | null,
): Response {
  const headers = new Headers({
    'content-security-policy': DRAWING_ONLY,
    'cache-control': FOR_EVER,
    etag: `"${name}"`,
  })
  const mediaType = type?.split(';')[0]?.trim() ?? ''
  if (body) headers.set('content-type', IMAGE_TYPE.test(mediaType) ? mediaType : 'application/octet-stream')
  return new Response(body, { status, headers })
}

function refusal(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
