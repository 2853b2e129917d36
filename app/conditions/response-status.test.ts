import { getStartContext } from '@tanstack/start-storage-context'
import { expect, it } from 'vitest'
import { testBrowser } from '#app/session/portal-request.fixtures.ts'
import { answerWithStatusOf } from './response-status.ts'

it.each([
  ['not-found', 404],
  ['invalid', 422],
  ['unavailable', 503],
] as const)(
  'a page that shows %s is answered with %i; without a request nothing is',
  async (kind, status) => {
    const outcome = await testBrowser().inRequest(() => {
      answerWithStatusOf(kind)
      return getStartContext().contextAfterGlobalMiddlewares.outcome
    })
    expect(outcome).toEqual({ status })
    expect(() => answerWithStatusOf(kind)).not.toThrow()
  },
)
