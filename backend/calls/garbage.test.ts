import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { noteWrites } from '../testing/noted-writes.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let tokens: string[]
let written: () => Promise<unknown>

beforeAll(async () => {
  api = await startTestApi()
  tokens = [await api.signIn(DemoCpf.ana), await api.signIn(DemoCpf.marta)]
  written = await noteWrites(api.database)
})
afterAll(() => api.close())

const table = Object.entries(calls) as [CallName, CallDefinition][]
const withBody = table.filter(([, call]) => call.body !== undefined)
const withParams = table.filter(([, call]) => call.params !== undefined)
const withQuery = table.filter(([, call]) => call.query !== undefined)

/** Texts that break things elsewhere: NUL, lone surrogates, SQL, format strings, templates, far too long. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\uD800',
    "'; drop table people; --",
    '%00',
    '{{7*7}}',
    '__proto__',
    '../../etc/passwd',
    '9'.repeat(400),
    'é'.repeat(5000),
    'NaN',
    '-1',
    '1e999',
    '2147483648',
  ),
)
const nastyValue = fc.oneof(
  { withCrossShrink: true },
  fc.anything({
    maxDepth: 3,
    withNullPrototype: false,
    values: [nastyText, fc.double(), fc.maxSafeInteger(), fc.boolean()],
  }),
  nastyText,
)

/** A body that has the call's own field names, so that the fuzz gets past the first check. */
const bodyFor = (call: CallDefinition) => {
  const names = fieldNames(call)
  return fc.oneof(
    nastyValue,
    fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.oneof(nastyValue, fc.integer(), fc.constant('percentual'))]),
      ),
    ),
  )
}

function fieldNames(call: CallDefinition): string[] {
  const schema = call.body as {
    entries?: Record<string, unknown>
    options?: { entries: Record<string, unknown> }[]
  }
  const entries =
    schema.entries ?? Object.assign({}, ...(schema.options ?? []).map((option) => option.entries))
  return Object.keys(entries)
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null'
  } catch {
    return 'null'
  }
}

const ENGLISH = /\b(invalid|expected|received|required|must|error|undefined|null)\b/i

// An export answers garbage that it understands by a whole sheet: seconds for each call on a busy machine.
describe('garbage', () => {
  it.each(withBody)('in the body of %s is a 4xx in Portuguese and changes no row', async (_, call) => {
    const before = await written()
    await fc.assert(
      fc.asyncProperty(bodyFor(call), fc.nat(1), async (body, who) => {
        const text = toJson(body)
        // A body that the call accepts by chance, such as an empty one where it needs nothing, is no garbage.
        fc.pre(!v.safeParse(call.body ?? v.never(), JSON.parse(text) ?? {}).success)
        const { status, problem, bytes } = await api.call(call, { body: text, token: tokens[who] })
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
        expect(problem.codigo).toBeTruthy()
        expect(bytes.length).toBeLessThan(20_000)
        expect(Object.values(problem.campos ?? {}).join(' ')).not.toMatch(ENGLISH)
      }),
      { numRuns: 60 },
    )
    expect(await written()).toEqual(before)
  })

  it.each(withParams)('in the path of %s is a 4xx', async (_, call) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    await fc.assert(
      fc.asyncProperty(fc.tuple(...names.map(() => nastyText)), fc.nat(1), async (values, who) => {
        const params = names.map((name, index) => [
          name,
          (values[index] ?? '').toWellFormed().replace(/^\.+$/, 'x'),
        ])
        const { status } = await api.call(call, { params: Object.fromEntries(params), token: tokens[who] })
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  })

  it.each(withQuery)('in the query of %s is never a 5xx', async (_, call) => {
    const names = Object.keys((call.query as unknown as { entries: Record<string, unknown> }).entries)
    const query = fc.dictionary(fc.oneof(fc.constantFrom(...names), nastyText), nastyText, { maxKeys: 4 })
    await fc.assert(
      fc.asyncProperty(query, fc.nat(1), async (asked, who) => {
        const { status } = await api.call(call, { query: asked, token: tokens[who] })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  it('in the token is a 401', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (token) => {
        const authorization = `Bearer ${token.replaceAll(/[^\x20-\x7E]/g, '')}`
        const response = await fetch(new URL('/requisicaoStatus', api.url), { headers: { authorization } })
        expect(response.status).toBe(401)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a body that is no JSON of one megabyte', () => {
  const [, call] = withBody[0] as [CallName, CallDefinition]
  const send = (body: string, headers: Record<string, string> = {}) => api.call(call, { body, headers })

  it('is 413 when it is larger', async () => {
    const { status, problem } = await send(`{"cpf":"${'1'.repeat(1_100_000)}"}`)
    expect([status, problem.codigo]).toEqual([413, 'grande-demais'])
  })

  it.each(['{"cpf":', '', 'cpf=1', '{"__proto__":{"a":1}}', '\u0000'])(
    'is 400 when it is malformed: %j',
    async (body) => {
      const response = await fetch(new URL(call.path, api.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    },
  )

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('is 415 when it says it is %s', async (type) => {
    const { status, problem } = await send('{}', { 'content-type': type })
    expect([status, problem.codigo]).toEqual([415, 'tipo-nao-suportado'])
  })

  it('is 4xx when it is a hundred thousand brackets deep', async () => {
    const { status } = await send('['.repeat(100_000) + ']'.repeat(100_000))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
