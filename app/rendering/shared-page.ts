import { createMiddleware } from '@tanstack/react-start'
import { type RequestContext, requestContext } from '#app/session/request-context.ts'
import { withScriptsAfterPaint } from './scripts-after-paint.ts'

/** So long one drawing serves everybody: on the day of a pay slip the door is drawn once a second, however many come. */
const SHARED_MS = 1000

/** Addresses of the door differ in the way back only; who makes up others has them drawn. */
const MAX_ADDRESSES = 50

type Drawing = { html: string; nonce: string; headers: Headers }

type Shared = { drawing: Promise<Drawing | null>; until: number }

const shared = new Map<string, Shared>()

/**
 * The sign-in page looks the same to everybody who comes without a cookie, so one drawing of it is handed to all who come within a
 * second. Each gets the nonce of their own request in it, and the scripts after the first paint: its form posts without them. Anything
 * but a whole page is handed to nobody else.
 */
export const sharedPage = createMiddleware()
  .middleware([requestContext])
  .server(async ({ next, request, pathname, context }) => {
    if (pathname !== '/login' || request.method !== 'GET' || request.headers.has('cookie')) return next()
    const known = shared.get(request.url)
    const drawn = known && known.until > Date.now() ? await known.drawing : null
    if (drawn) return answerWith(drawn, context.nonce)
    const { promise: drawing, resolve } = Promise.withResolvers<Drawing | null>()
    if (shared.size >= MAX_ADDRESSES) shared.clear()
    shared.set(request.url, { drawing, until: Date.now() + SHARED_MS })
    try {
      const result = await next()
      const { response } = result
      if (!isWholePage(response, context.outcome)) return result
      const html = withScriptsAfterPaint(await response.text())
      const drawing = { html, nonce: context.nonce, headers: response.headers }
      resolve(drawing)
      return { ...result, response: answerWith(drawing, context.nonce) }
    } finally {
      resolve(null)
    }
  })

function isWholePage({ status, headers }: Response, outcome: RequestContext['outcome']): boolean {
  return (
    (outcome.status ?? status) === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie')
  )
}

function answerWith({ html, nonce, headers }: Drawing, ownNonce: string): Response {
  return new Response(html.replaceAll(nonce, ownNonce), { headers: new Headers(headers) })
}
