import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REQUEST_KINDS } from '#backend/database/reference-data.ts'
import { people } from '#backend/database/schema/people.ts'
import { requests } from '#backend/database/schema/requests.ts'
import type { Actor } from '#backend/security/actor.ts'
import { addManyRequests } from '#backend/testing/many-requests.ts'
import { TEST_NOW } from '#backend/testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '#backend/testing/test-database.ts'
import { requestOrders } from '#contract/requests/request-queue.ts'
import { pageOfRequests } from './page-of-requests.ts'
import { type RequestFilters, requestCondition } from './request-filter.ts'
import { requestOrder } from './request-order.ts'
import { MAX_FOUND } from './search-requests.ts'

const REQUESTS = 13_000

const marta: Actor = { personId: 14, name: 'Marta Siqueira', level: 3, sessionId: 0 }
const everything: RequestFilters = { idPessoa: 0, idPlano: 0, idFuncionalidade: 0, idStatus: 0 }

let test: TestDatabase
let personIds: number[]

beforeAll(async () => {
  test = await createTestDatabase()
  await addManyRequests(test.database, { people: 1000, requests: REQUESTS, until: TEST_NOW })
  const rows = await test.database.selectDistinct({ id: requests.personId }).from(requests)
  personIds = rows.map(({ id }) => id).toSorted((one, other) => one - other)
})
afterAll(() => test.drop())

/** All that a filter leaves, as one plain statement finds it. */
async function found(filters: RequestFilters, actor: Actor): Promise<number[]> {
  const rows = await test.database
    .select({ id: requests.id })
    .from(requests)
    .where(requestCondition(test.database, filters, { actor, now: TEST_NOW }))
    .orderBy(...requestOrder[filters.ordem ?? 'recentes'])
  return rows.map(({ id }) => id)
}

const pageOf = async (filters: RequestFilters, actor: Actor, slice: { offset: number; limit: number }) => {
  const { items, ...page } = await pageOfRequests(test.database, actor, filters, { ...slice, now: TEST_NOW })
  return { ...page, ids: items.map(({ id }) => id) }
}

const day = fc
  .date({ min: new Date('2021-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyOf = (values: readonly number[]) => fc.oneof(fc.constant(0), fc.constantFrom(...values))
const words = [
  'a',
  'x',
  'zz',
  'Silva',
  'conceicao',
  'ana werneck',
  'portab',
  'IMPOSTO',
  'nada disto',
  '%',
  '_',
  '777',
]
const numbers = [
  '2',
  '99',
  '025',
  '2025',
  '2025.',
  '2025.5',
  '2024.50012',
  '.50',
  '.',
  '1.',
  '6.5',
  '20250',
  '5000123',
  '2021.9',
]

const anyFilters = fc.record(
  {
    idPlano: anyOf([1, 4, 7, 99]),
    idFuncionalidade: anyOf(REQUEST_KINDS.map(({ id }) => id)),
    idStatus: anyOf([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    dataSolicitacaoInicio: day,
    dataSolicitacaoFinal: day,
    palavraChave: fc.constantFrom(...words, ...numbers),
    responsavel: fc.constantFrom('eu', 'ninguem'),
    prazo: fc.constantFrom('vencido', 'atencao'),
    aguarda: fc.constantFrom('atendimento', 'participante', 'terceiro'),
    ordem: fc.constantFrom(...requestOrders),
  },
  { requiredKeys: [] },
)

describe('a page of requests', () => {
  it('is that part of all that the filters leave, in their order, and says how many they are', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.double({ min: 0, max: 1, noNaN: true }), async (asked, share) => {
        const filters = { ...everything, ...asked }
        const all = await found(filters, marta)
        const isExact = all.length <= MAX_FOUND || filters.palavraChave === undefined
        const total = isExact ? all.length : MAX_FOUND
        const offset = Math.floor((share * total) / 5) * 5
        const page = await pageOf(filters, marta, { offset, limit: 5 })
        expect(page).toEqual({ total, isExact, ids: all.slice(offset, Math.min(offset + 5, total)) })
      }),
      { numRuns: 150 },
    )
  })

  it('of one person has only theirs, whoever asks', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.nat(), fc.boolean(), async (asked, chosen, asAttendant) => {
        const personId = personIds[chosen % personIds.length] ?? 0
        const actor = asAttendant ? marta : { ...marta, personId, level: null }
        const filters = { ...everything, ...asked, idPessoa: asAttendant ? personId : 0 }
        const all = await found(filters, actor)
        const page = await pageOf(filters, actor, { offset: 0, limit: 50 })
        expect(page).toEqual({ total: all.length, isExact: true, ids: all.slice(0, 50) })
      }),
      { numRuns: 50 },
    )
  })

  it('is followed by the next one without a gap, through all of a filter', async () => {
    const filters = { ...everything, idPlano: 4, idStatus: 8 }
    const all = await found(filters, marta)
    expect(all.length).toBeGreaterThan(200)
    const paged: number[] = []
    for (let offset = 0; offset < all.length; offset += 50) {
      paged.push(...(await pageOf(filters, marta, { offset, limit: 50 })).ids)
    }
    expect(paged).toEqual(all)
  })

  it('ends at the ten thousandth that a keyword finds, and says that there are more', async () => {
    const filters = { ...everything, palavraChave: 'a' }
    expect((await found(filters, marta)).length).toBeGreaterThan(MAX_FOUND)
    const last = await pageOf(filters, marta, { offset: MAX_FOUND - 2, limit: 5 })
    expect(last).toMatchObject({ total: MAX_FOUND, isExact: false })
    expect(last.ids).toHaveLength(2)
    expect((await pageOf(filters, marta, { offset: MAX_FOUND, limit: 5 })).ids).toEqual([])
  })

  it('finds by the name of whoever changed theirs a moment ago', async () => {
    const personId = personIds.at(-1) ?? 0
    await test.database.update(people).set({ name: 'Zuleide Ximenes' }).where(eq(people.id, personId))
    const all = await found({ ...everything, idPessoa: personId }, marta)
    const page = await pageOf({ ...everything, palavraChave: 'zuleide xim' }, marta, { offset: 0, limit: 50 })
    expect(page).toEqual({ total: all.length, isExact: true, ids: all.slice(0, 50) })
  })
})
