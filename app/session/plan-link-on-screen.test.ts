import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('the page says which plan link it shows, and the server, which shows none, says nothing', async () => {
  const { planLinkOnScreen, watchPlanLink } = await import('./plan-link-on-screen.ts')
  watchPlanLink(() => 5)
  expect(planLinkOnScreen()).toBeUndefined()
  vi.stubGlobal('document', {})
  watchPlanLink(() => 5)
  expect(planLinkOnScreen()).toBe(5)
  watchPlanLink(() => null)
  expect(planLinkOnScreen()).toBeNull()
})
