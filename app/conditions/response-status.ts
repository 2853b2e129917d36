import { createIsomorphicFn } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import type { Problem } from '#app/api/problem.ts'

const statuses: Record<Problem['kind'], number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 422,
  conflict: 409,
  'portal-updated': 409,
  'rate-limited': 429,
  unavailable: 503,
  unexpected: 500,
}

/**
 * Gives the document the HTTP status of the problem that its page shows; the router alone knows only 200, 404 and 500. Does
 * nothing in the browser.
 */
export const answerWithStatusOf = createIsomorphicFn()
  .server((kind: Problem['kind']) => {
    const context = getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
    if (context) context.outcome.status = statuses[kind]
  })
  .client(() => undefined)
