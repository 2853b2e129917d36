import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { toNodeHandler } from 'srvx/node'
import { hangUpOnUnreadBody, LARGEST_BODY_BYTES, refuseLargeBody } from './body-limit.ts'
import { completeResponse } from './complete-response.ts'
import { compressed } from './compressed.ts'
import { staticFiles } from './static-files.ts'

type PlainHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type FetchServer = { fetch: (request: Request) => Response | Promise<Response> }

const built = (path: string) => new URL(`../../dist/${path}`, import.meta.url)

/** Static files first, then the portal. */
export async function portalHandler(options: { trustProxy: boolean }) {
  const server = ((await import(built('server/server.js').href)) as { default: FetchServer }).default
  const files = staticFiles(fileURLToPath(built('client')))
  const answer = async (request: Request) =>
    compressed(request, completeResponse(request, await server.fetch(request)))
  const pages = toNodeHandler(answer, {
    trustProxy: options.trustProxy,
    maxRequestBodySize: LARGEST_BODY_BYTES,
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (refuseLargeBody(request, response)) return
    hangUpOnUnreadBody(request, response)
    files(request, response, () => void (pages as PlainHandler)(request, response))
  }
}
