import { createMiddleware } from '@tanstack/react-start'
import { requestContext } from './request-context.ts'

/**
 * One line a request: id, method, path without its query, status and duration. Paths of pages hold no person's data; server-function
 * paths are cut to their prefix because what follows encodes the function and its input.
 */
export const requestLog = createMiddleware()
  .middleware([requestContext])
  .server(async ({ next, request, pathname, context }) => {
    const startedAt = performance.now()
    const result = await next()
    if (process.env.LOG_LEVEL !== 'silent') {
      const line = {
        level: result.response.status >= 500 ? 'error' : 'info',
        requestId: context.requestId,
        method: request.method,
        path: pathname.startsWith('/_serverFn/') ? '/_serverFn' : pathname,
        status: result.response.status,
        ms: Math.round(performance.now() - startedAt),
      }
      process.stdout.write(`${JSON.stringify(line)}\n`)
    }
    return result
  })
