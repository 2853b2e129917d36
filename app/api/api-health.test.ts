import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isApiHealthy } from './api-health.server.ts'
import { startApiStandIn } from './api-stand-in.fixtures.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())

it('everybody who asks at once is told by one question, and who comes later by another', async () => {
  api.answer((_, response) => response.end())
  expect(await Promise.all([isApiHealthy(), isApiHealthy()])).toEqual([true, true])
  expect(api.asked).toEqual(['GET /saude'])
  api.answer((_, response) => response.writeHead(503).end())
  expect(await isApiHealthy()).toBe(false)
  expect(api.asked).toEqual(['GET /saude'])
})

it('an API that is not there is not well', async () => {
  const there = process.env.API_HOST
  vi.stubEnv('API_HOST', 'http://127.0.0.1:9')
  expect(await isApiHealthy()).toBe(false)
  vi.stubEnv('API_HOST', there)
})
