import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it('the page hears once and for all that it is of an earlier portal, as long as it listens', async () => {
  const { portalUpdate, tellPortalUpdated } = await import('./portal-update.ts')
  const heard = vi.fn<() => void>()
  const deaf = vi.fn<() => void>()
  portalUpdate.subscribe(heard)
  portalUpdate.subscribe(deaf)()
  expect(portalUpdate.current()).toBe(false)
  tellPortalUpdated()
  expect(portalUpdate.current()).toBe(true)
  expect([heard.mock.calls.length, deaf.mock.calls.length]).toEqual([1, 0])
})
