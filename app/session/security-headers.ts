import { createMiddleware } from '@tanstack/react-start'
import { isPublicSecure } from './public-origin.ts'
import { requestContext } from './request-context.ts'

/**
 * Headers of every answer. Scripts and style elements only with the request's nonce. Style *attributes* are allowed because
 * react-aria and the command palette write them on the server; they cannot run code.
 */
export const securityHeaders = createMiddleware()
  .middleware([requestContext])
  .server(async ({ next, request, context }) => {
    const result = await next()
    const response = withStatus(result.response, context.outcome.status)
    setHeaders(response.headers, context.nonce, new URL(request.url))
    return { ...result, response }
  })

function withStatus(response: Response, status: number | undefined): Response {
  if (status === undefined || response.status === status) return response
  return new Response(response.body, { status, headers: response.headers })
}

function setHeaders(headers: Headers, nonce: string, url: URL): void {
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce, url))
    headers.set('cache-control', 'no-store')
  }
  headers.set('x-content-type-options', 'nosniff')
  // The address of a re-registration may have come with a code.
  headers.set('referrer-policy', url.pathname === '/recadastramento' ? 'no-referrer' : 'same-origin')
  headers.set('x-frame-options', 'DENY')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (isPublicSecure()) {
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
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
