import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeaders } from '@tanstack/react-start/server'
import { commonHeaders } from './common-headers.ts'
import { requestContext } from './request-context.ts'

/**
 * Headers of every answer, also of a refusal on the way to it. Scripts and style elements only with the request's nonce. Style *attributes*
 * are allowed because
 * react-aria and the command palette write them on the server; they cannot run code.
 */
export const securityHeaders = createMiddleware()
  .middleware([requestContext])
  .server(async ({ next, request, context }) => {
    const url = new URL(request.url)
    setResponseHeaders(new Headers(commonHeaders(url.pathname)))
    const result = await next()
    const response = withStatus(result.response, context.outcome.status)
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      response.headers.set('content-security-policy', contentSecurityPolicy(context.nonce, url))
      response.headers.set('cache-control', 'no-store')
    }
    return { ...result, response }
  })

function withStatus(response: Response, status: number | undefined): Response {
  if (status === undefined || response.status === status) return response
  return new Response(response.body, { status, headers: response.headers })
}

function contentSecurityPolicy(nonce: string, url: URL): string {
  const development = import.meta.env.DEV
  const socket = `${url.protocol === 'https:' ? 'wss:' : 'ws:'}//${url.host}`
  return [
    "default-src 'none'",
    development ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
