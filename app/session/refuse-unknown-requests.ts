import { createMiddleware } from '@tanstack/react-start'
import { portalUpdated, unreadableRequest } from './refused-request.server.ts'
import { requestContext } from './request-context.ts'

const WRONG_METHOD = 405

/**
 * Answers what no server function was made for. One that is not there, or that is asked in another way now, is asked for by a page from
 * before an update; what does not even reach one is nonsense. Neither is told anything about the inside.
 * @throws PortalProblem `portal-updated` or `invalid`
 */
export const refuseUnknownRequests = createMiddleware()
  .middleware([requestContext])
  .server(async ({ next, handlerType, context }) => {
    if (handlerType !== 'serverFn') return next()
    const result = await reach(next)
    if (context.outcome.isUnderstood) return result
    if (result.response.status === WRONG_METHOD) throw portalUpdated()
    if (result.response.status >= 500) throw unreadableRequest()
    return result
  })

async function reach<Result>(next: () => Result): Promise<Awaited<Result>> {
  try {
    return await next()
  } catch (error) {
    throw isUnknownFunction(error) ? portalUpdated() : unreadableRequest()
  }
}

function isUnknownFunction(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Server function info not found')
}
