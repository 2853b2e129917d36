import { createMiddleware } from '@tanstack/react-start'

/** Shared by one request on the server: its id, its nonce, the HTTP status its page asks for, and whether it reached a server function. */
export type RequestContext = {
  requestId: string
  nonce: string
  outcome: { status?: number; isUnderstood?: boolean }
}

const SANE_ID = /^[\w-]{8,64}$/

export const requestContext = createMiddleware().server(({ next, request }) => {
  const given = request.headers.get('x-request-id')
  const context: RequestContext = {
    requestId: given && SANE_ID.test(given) ? given : crypto.randomUUID(),
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    outcome: {},
  }
  return next({ context })
})
