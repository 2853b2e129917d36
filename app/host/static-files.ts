import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const YEAR_SECONDS = 31_536_000

/**
 * Answers what a folder of the built portal has (precompressed, hashed files for ever) and leaves the rest to `next`; a missing chunk is a
 * 404 and never a page.
 */
export function staticFiles(folder: string) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      const lasting = pathname.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      )
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.setHeader('x-content-type-options', 'nosniff')
    files(request, response, () => {
      if (!request.url?.startsWith('/assets/')) return next()
      response.writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      response.end('Arquivo de uma versão anterior do portal. Recarregue a página.')
    })
  }
}
