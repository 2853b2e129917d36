import { beforeEach, expect, it, vi } from 'vitest'
import { testBrowser } from './portal-request.fixtures.ts'

beforeEach(() => vi.resetModules())

it('the page hears once and for all that it is of an earlier portal, as long as it listens', async () => {
  const { portalUpdate, announcePortalUpdate } = await import('./portal-update.ts')
  const heard = vi.fn<() => void>()
  const deaf = vi.fn<() => void>()
  portalUpdate.subscribe(heard)
  portalUpdate.subscribe(deaf)()
  expect(portalUpdate.current()).toBe(false)
  announcePortalUpdate()
  expect(portalUpdate.current()).toBe(true)
  expect([heard.mock.calls.length, deaf.mock.calls.length]).toEqual([1, 0])
})

it.each([
  ['portal-updated', true],
  ['unavailable', false],
] as const)(
  'a server function that answers %s tells the page that it is of an earlier portal: %s',
  async (kind, told) => {
    const { portalUpdate } = await import('./portal-update.ts')
    const { edgeMiddleware } = await import('./edge-middleware.ts')
    const { PortalProblem } = await import('#app/api/problem.ts')
    const { createMiddleware, executeMiddleware } = await import('@tanstack/react-start')
    const problem = new PortalProblem({ kind, detail: 'Não.' })
    const failing = createMiddleware({ type: 'function' })
      .middleware([edgeMiddleware])
      .client(() => Promise.reject(problem))
    const given = { method: 'GET', data: undefined, context: {} } as Parameters<typeof executeMiddleware>[2]
    const outcome = await testBrowser().inRequest(() => executeMiddleware([failing], 'client', given))
    expect([outcome.error, portalUpdate.current()]).toEqual([problem, told])
  },
)
