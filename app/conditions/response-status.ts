import { createIsomorphicFn } from '@tanstack/react-start'
import { getStartContext } from '@tanstack/start-storage-context'
import type { Problem } from '#app/api/problem.ts'
import { problemStatuses } from '#app/api/problem-status.ts'

/**
 * Gives the document the HTTP status of the problem that its page shows; the router alone knows only 200, 404 and 500. Does
 * nothing in the browser.
 */
export const answerWithStatusOf = createIsomorphicFn()
  .server((kind: Problem['kind']) => {
    const context = getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares
    if (context) context.outcome.status = problemStatuses[kind]
  })
  .client(() => undefined)
