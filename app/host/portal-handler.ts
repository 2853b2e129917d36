import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { toNodeHandler } from 'srvx/node'
import { hangUpOnUnreadBody, LARGEST_BODY_BYTES, refuseLargeBody } from './body-limit.ts'
import { completeResponse } from './complete-response.ts'
import { compressed } from './compressed.ts'

type PlainHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type FetchServer = { fetch: (request: Request) => Response | Promise<Response> }

const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url)
const YEAR_SECONDS = 31_536_000

/** Static files first (precompressed, hashed ones for ever), then the portal; a missing chunk is a 404 and never a page. */
export async function portalHandler(options: { trustProxy: boolean }) {
  const server = ((await import(built('server/server.js').href)) as { default: FetchServer }).default
  const files = sirv(fileURLToPath(built('client')), {
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      response.setHeader('x-content-type-options', 'nosniff')
      const lasting = pathname.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      )
    },
  })
  const answer = async (request: Request) =>
    compressed(request, completeResponse(request, await server.fetch(request)))
  const pages = toNodeHandler(answer, {
    trustProxy: options.trustProxy,
    maxRequestBodySize: LARGEST_BODY_BYTES,
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (refuseLargeBody(request, response)) return
    hangUpOnUnreadBody(request, response)
    if (request.url?.startsWith('/assets/')) {
      files(request, response, () => {
        response.writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
        response.end('Arquivo de uma versão anterior do portal. Recarregue a página.')
      })
      return
    }
    files(request, response, () => void (pages as PlainHandler)(request, response))
  }
}
