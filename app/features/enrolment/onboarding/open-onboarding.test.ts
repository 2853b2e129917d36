import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { visitQuery } from '#app/session/session.queries.ts'
import { atAddress } from './onboarding.fixtures.ts'
import { onboardingQueries } from './onboarding.queries.ts'
import { openOnboarding } from './open-onboarding.ts'

/** Opens an address of the first access in a browser that thinks that the person is, or is not, in the middle of it. */
async function opened(asked: number | undefined, state: object, known: 'S' | 'N') {
  const queryClient = new QueryClient()
  queryClient.setQueryData(visitQuery.queryKey, { session: { person: { onboarding: known } } } as never)
  const fetch = vi
    .spyOn(queryClient, 'fetchQuery')
    .mockImplementation(async ({ queryKey }) =>
      queryKey[0] === onboardingQueries.state().queryKey[0] ? { ...atAddress, ...state } : null,
    )
  const outcome = await openOnboarding(queryClient, asked).catch((error: unknown) => error)
  return {
    to: isRedirect(outcome) ? outcome.options : outcome,
    read: fetch.mock.calls.map(([{ queryKey }]) => queryKey[0]),
  }
}

describe('the address of the first access', () => {
  it('asks whenever a step opens, and not again once it has ended', async () => {
    const ask = vi.fn<() => Promise<typeof atAddress>>(async () => atAddress)
    const queryClient = new QueryClient()
    queryClient.setQueryData(onboardingQueries.state().queryKey, atAddress)
    const fetched = vi.spyOn(queryClient, 'fetchQuery')
    fetched.mockImplementation((options) =>
      QueryClient.prototype.fetchQuery.call(queryClient, { ...options, queryFn: ask }),
    )
    await openOnboarding(queryClient, 4)
    expect(ask).toHaveBeenCalledTimes(1)
    queryClient.setQueryData(onboardingQueries.state().queryKey, { ...atAddress, onboarding: 'N' })
    await openOnboarding(queryClient, 0)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('stays when its step is within reach', async () => {
    expect(await opened(4, {}, 'S')).toEqual({ to: undefined, read: ['onboarding'] })
  })

  it('goes to the step that comes next, in its own place', async () => {
    const { to } = await opened(7, {}, 'S')
    expect(to).toMatchObject({ to: '/onboarding', search: { idStep: 4 }, replace: true })
  })

  it('tells the page that it ended elsewhere, once', async () => {
    expect((await opened(0, { onboarding: 'N' }, 'S')).read).toEqual(['onboarding', 'visit'])
    expect((await opened(0, { onboarding: 'N' }, 'N')).read).toEqual(['onboarding'])
  })
})
