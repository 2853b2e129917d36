import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsOf, provide } from '../parts.ts'
import type { Actor } from '../security/actor.ts'
import { type ExplainingDatabase, explainingDatabase, type Step } from '../testing/explain.ts'
import { addManyRequests } from '../testing/many-requests.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { allRequestKinds } from '../usecases/all-kinds.ts'
import { type ConversationFilters, listConversations } from '../usecases/conversations/list-conversations.ts'
import { readEntries } from '../usecases/conversations/read-entries.ts'
import { listNotifications } from '../usecases/messages/notifications/read-notifications.ts'
import { findPeople } from '../usecases/people/find-people.ts'
import { readAccess } from '../usecases/people/personal-profile/read-access.ts'
import { listAccesses } from '../usecases/records/access-record/list-accesses.ts'
import { collectPersonalData } from '../usecases/records/personal-data/collect-personal-data.ts'
import { requestKindsPart } from '../usecases/request-engine/request-kinds.ts'
import { pageOfRequests } from '../usecases/requests/list/page-of-requests.ts'
import type { RequestFilters } from '../usecases/requests/list/request-filter.ts'
import { summariseQueue } from '../usecases/requests/list/summarise-queue.ts'

/** Enough for PostgreSQL to prefer an index wherever there is one that suits. */
const REQUESTS = 40_000
const PEOPLE = 8000
const BIG = 3000

let test: TestDatabase
let explaining: ExplainingDatabase
let bigTables: Set<string>

beforeAll(async () => {
  test = await createTestDatabase()
  await addManyRequests(test.database, { people: PEOPLE, requests: REQUESTS, until: TEST_NOW })
  explaining = explainingDatabase(test.url)
  const { rows } = await test.database.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and reltuples > ${BIG}`,
  )
  bigTables = new Set(rows.map(({ name }) => name))
})
afterAll(async () => {
  await explaining.close()
  await test.drop()
})

/** Steps that take longer the more there is: a big table read from end to end, or much of it sorted. */
const isOfEverything = ({ kind, table, rows }: Step) =>
  (kind === 'Seq Scan' && table !== null && bigTables.has(table)) ||
  (kind.endsWith('Sort') && rows > REQUESTS / 2)

async function expensiveSteps(read: () => Promise<unknown>) {
  const statements = await explaining.stepsOf(read)
  expect(statements.length).toBeGreaterThan(0)
  return statements.flat().filter(isOfEverything)
}

const marta: Actor = { personId: 14, name: 'Marta Siqueira', level: 3, sessionId: 0 }
const everyConversation: ConversationFilters = {
  idPessoa: 0,
  idPlano: 0,
  idRequisicao: 0,
  caixa: 'todas',
  situacao: 'todas',
  limite: 20,
}
const nothing: RequestFilters = { idPessoa: 0, idPlano: 0, idFuncionalidade: 0, idStatus: 0 }

const page = (filters: Partial<RequestFilters>, offset = 0) =>
  expensiveSteps(() =>
    pageOfRequests(
      explaining.database,
      marta,
      { ...nothing, ...filters },
      { offset, limit: 5, now: TEST_NOW },
    ),
  )

const subsets: Partial<RequestFilters>[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  ...(bits & 1 && { idPlano: 4 }),
  ...(bits & 2 && { idFuncionalidade: 8 }),
  ...(bits & 4 && { idStatus: 3 }),
}))
const periods: [string, Partial<RequestFilters>][] = [
  ['always', {}],
  ['in a week', { dataSolicitacaoInicio: '2025-03-05', dataSolicitacaoFinal: '2025-03-11' }],
  ['since a day', { dataSolicitacaoInicio: '2024-02-17' }],
  ['until a day', { dataSolicitacaoFinal: '2025-08-17' }],
]

it('knows which tables are big', () => {
  const filled = [
    'requests',
    'people',
    'plan_links',
    'request_events',
    'messages',
    'notifications',
    'person_accesses',
  ]
  expect([...bigTables]).toEqual(expect.arrayContaining(filled))
})

describe('no list reads or orders a whole table', () => {
  describe.each(periods)('of requests %s', (_, period) => {
    it.each(subsets)('that are %j', async (subset) => {
      expect(await page({ ...subset, ...period })).toEqual([])
      expect(await page({ ...subset, ...period }, 400)).toEqual([])
    })
  })

  describe.each(['prazo', 'antigas'] as const)('of requests in the order %s', (ordem) => {
    it.each(subsets)('that are %j', async (subset) => {
      expect(await page({ ...subset, ordem })).toEqual([])
      expect(await page({ ...subset, ordem }, 400)).toEqual([])
    })

    it('at the end', async () => {
      expect(await page({ ordem }, REQUESTS - 100)).toEqual([])
    })
  })

  it.each([
    { responsavel: 'eu' },
    { responsavel: 'ninguem', idPlano: 4 },
    { prazo: 'vencido', idFuncionalidade: 8 },
    { prazo: 'atencao' },
    { aguarda: 'participante' },
    { aguarda: 'terceiro', palavraChave: 'silva' },
  ] as const)('of the queue that is %j', async (queue) => {
    expect(await page({ ...queue, ordem: 'prazo' })).toEqual([])
    expect(await page(queue)).toEqual([])
  })

  it('of the requests at the end', async () => {
    expect(await page({}, REQUESTS - 100)).toEqual([])
  })

  it.each(subsets)('of requests of a person that are %j', async (subset) => {
    expect(await page({ idPessoa: 100_200, ...subset })).toEqual([])
  })

  it.each([
    'Silva',
    'ines uchoa',
    'nada disto',
    '2025.5001234',
    '00123',
    '2025',
    '777',
    '123.456',
    'portabilidade',
  ])('of requests found by %s', async (palavraChave) => {
    expect(await page({ palavraChave })).toEqual([])
    expect(await page({ palavraChave, idStatus: 3 })).toEqual([])
    expect(await page({ palavraChave, idPessoa: 100_200 })).toEqual([])
  })

  it.each(['a', 'zz'])('of requests found by %s, too short for an index of names', async (palavraChave) => {
    const others = ({ table }: Step) => table !== 'people'
    expect((await page({ palavraChave })).filter(others)).toEqual([])
    expect(await page({ palavraChave, idStatus: 3 })).toEqual([])
  })

  it.each(['silva', 'ma', 'otavio leao', '123456'])('of people found by %s', async (keyword) => {
    const asked = { keyword, page: 0, limit: 10 }
    expect(await expensiveSteps(() => findPeople(explaining.database, asked))).toEqual([])
  })

  it('of what the bell tells an attendant', async () => {
    const source = {
      database: explaining.database,
      parts: partsOf([provide(requestKindsPart, allRequestKinds)]),
    }
    const asked = { personId: marta.personId, planId: 0 }
    expect(await expensiveSteps(() => listNotifications(source, marta, asked, TEST_NOW))).toEqual([])
  })

  it('of the figures of the queue', async () => {
    for (const planId of [0, 1]) {
      const asked = { actor: marta, planId, now: TEST_NOW }
      expect(await expensiveSteps(() => summariseQueue(explaining.database, asked))).toEqual([])
    }
  })

  it('of who came to somebody’s data', async () => {
    const slice = { offset: 0, limit: 10, now: TEST_NOW }
    expect(await expensiveSteps(() => listAccesses(explaining.database, 100_200, slice))).toEqual([])
  })

  it('of who signed in as somebody', async () => {
    const check = { now: TEST_NOW, idleSeconds: 1800 }
    expect(
      await expensiveSteps(() => readAccess(explaining.database, { ...marta, personId: 100_200 }, check)),
    ).toEqual([])
  })

  it.each([{}, { after: 5 }, { before: 50_000 }])('of a conversation, %j', async (range) => {
    expect(
      await expensiveSteps(() => readEntries(explaining.database, 100_200, { ...range, limit: 50 })),
    ).toEqual([])
  })

  const inbox = (filters: Partial<ConversationFilters>, actor = marta) =>
    expensiveSteps(() => listConversations(explaining.database, actor, { ...everyConversation, ...filters }))

  it.each(['todas', 'minhas', 'aguardando', 'sem-atendente'] as const)(
    'of conversations in the box %s',
    async (caixa) => {
      expect(await inbox({ caixa })).toEqual([])
      expect(await inbox({ caixa, idPlano: 4, antesDe: 10_000 })).toEqual([])
    },
  )

  it.each(['âncora', 'joana', '2025.5001234'])('of conversations found by %s', async (palavraChave) => {
    expect(await inbox({ palavraChave })).toEqual([])
    expect(await inbox({ palavraChave, idPessoa: 100_200 })).toEqual([])
    expect(await inbox({ palavraChave }, { ...marta, personId: 100_200, level: null })).toEqual([])
  })

  it('of conversations of a person', async () => {
    expect(await inbox({}, { ...marta, personId: 100_200, level: null })).toEqual([])
  })

  it('of everything that is kept about somebody', async () => {
    const source = {
      database: explaining.database,
      parts: partsOf([provide(requestKindsPart, allRequestKinds)]),
    }
    expect(await expensiveSteps(() => collectPersonalData(source, 100_200))).toEqual([])
  })
})

it('has only indexes in ascending order, which every list reads from its end', async () => {
  // `desc()` of a query puts nulls first and that of a Drizzle index puts them last: PostgreSQL does not use the one for the other.
  const { rows } = await test.database.execute(
    sql`select indexname from pg_indexes where schemaname = 'public' and indexdef ~ '(DESC|NULLS (FIRST|LAST))'`,
  )
  expect(rows).toEqual([])
})
