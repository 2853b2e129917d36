import { commonHeaders } from '#app/session/common-headers.ts'

/**
 * An answer as it leaves the host. What the framework says before the portal's own code has seen a request, as to an address that
 * cannot be read, gets the common headers here; and where it fails over a server function without a name, the request was wrong.
 */
export function completeResponse(request: Request, response: Response): Response {
  if (response.headers.has('x-frame-options')) return response
  const { pathname } = new URL(request.url)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(commonHeaders(pathname))) headers.set(name, value)
  if (response.status >= 500 && pathname.startsWith('/_serverFn/')) {
    for (const name of ['content-type', 'content-length']) headers.delete(name)
    return new Response(null, { status: 404, headers })
  }
  return new Response(response.body, { status: response.status, headers })
}
