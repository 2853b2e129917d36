import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { now, syncServerTime } from '#app/clock/server-clock.ts'
import { logFailure } from './log-failure.server.ts'
import { announcePortalUpdate } from './portal-update.ts'
import { unreadableRequest } from './refused-request.server.ts'

/**
 * The outermost part of every server function. On the server it marks the request as understood, and lets nothing out but problems
 * in our own words; in the browser it hears that the portal was updated, and with each answer what time it is at the server.
 */
export const edgeMiddleware = createMiddleware({ type: 'function' })
  .client(async ({ next }) => {
    const askedAt = performance.now()
    try {
      const answer = await next()
      // Of the server's own middleware the browser's half knows no types.
      const { told } = answer.context as unknown as { told?: ServerTime }
      if (told) syncServerTime(told.now, askedAt)
      return answer
    } catch (error) {
      if (problemOf(error).kind === 'portal-updated') announcePortalUpdate()
      throw error
    }
  })
  .server(async ({ next }) => {
    const context = getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
    if (context) context.outcome.isUnderstood = true
    const told: ServerTime = { now: 0 }
    try {
      return await next({ sendContext: { told } })
    } catch (error) {
      if (isOurWord(error)) throw error
      throw problemFrom(error, context?.requestId ?? '')
    } finally {
      told.now = now()
    }
  })

/** The time at the server as the answer leaves, epoch milliseconds. */
type ServerTime = { now: number }

function isOurWord(error: unknown): boolean {
  return error instanceof PortalProblem || error instanceof Response || isRedirect(error) || isNotFound(error)
}

/** Input that a validator refused is not what the page sends; everything else is our fault, and is logged. */
function problemFrom(error: unknown, requestId: string): PortalProblem {
  if (isRefusedInput(error)) return unreadableRequest()
  logFailure('server function', error, requestId)
  return new PortalProblem({ kind: 'unexpected', detail: problemText.unexpected, requestId })
}

/** The framework words a validator's complaints as their JSON. */
function isRefusedInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  try {
    return Array.isArray(JSON.parse(error.message))
  } catch {
    return false
  }
}
