import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { routeOf } from './route-of.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const table = Object.entries(calls) as [CallName, CallDefinition][]
describe('every call of the contract', () => {
  it.each(table)('%s is on the server', (_, call) => {
    expect(api.api.http.hasRoute({ method: call.method, url: routeOf(call.path) })).toBe(true)
  })

  it('has a test of its own', async () => {
    const folder = fileURLToPath(new URL('..', import.meta.url))
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.test.ts'))
    const sources = await Promise.all(
      files
        .filter((file) => !file.endsWith('every-call.test.ts'))
        .map((file) => readFile(`${folder}/${file}`, 'utf8')),
    )
    const untested = table
      .map(([name]) => name)
      .filter((name) => !sources.some((text) => new RegExp(`call\\(${name}\\b`).test(text)))
    expect(untested).toEqual([])
  })
})

it.each(table)('%s answers OPTIONS with what it accepts, and lets no other origin in', async (_, call) => {
  const response = await fetch(new URL(call.path.replaceAll(/[{}]/g, ''), api.url), {
    method: 'OPTIONS',
    headers: { origin: 'https://outro.example', 'access-control-request-method': call.method },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toContain(call.method)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

it.each(table)('%s answers 405 to a method that it does not know', async (_, call) => {
  const response = await fetch(new URL(call.path.replaceAll(/[{}]/g, ''), api.url), { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain(call.method)
})
