import { count, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { autenticar } from '#contract/identity/sessions.ts'
import { Situation } from '#domain/participants.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { credentials } from '../database/schema/credentials.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { sweep } from '../jobs/expiry.ts'
import { networkOf } from '../security/address.ts'
import { accountOf, checkAttempt } from '../security/attempts.ts'
import { placeOfAddress } from '../security/place.ts'
import { hashSecret } from '../security/tokens.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { storeFailures } from '../testing/failed-sign-ins.ts'
import { makeCall } from '../testing/http-client.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { Overloaded } from '../threads/thread-pool.ts'
import { runWork } from '../work.ts'

/** A CPF that nobody in the demo has. */
const STRANGER = '00000000191'
/** Where the person is, and where somebody else is. */
const [HOME, ELSEWHERE] = ['198.51.100.7', '203.0.113.9']

let api: TestApi
/** CPFs of many people with the demo's password. */
let colleagues: string[]

beforeAll(async () => {
  api = await startTestApi()
  const rows = await api.database
    .selectDistinct({ cpf: people.cpf })
    .from(planLinks)
    .innerJoin(people, eq(people.id, planLinks.personId))
    .innerJoin(credentials, eq(credentials.personId, people.id))
    .where(ne(planLinks.situation, Situation.deceased))
  colleagues = rows.map(({ cpf }) => cpf)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.database.delete(attempts)
})

const attempt = (cpf: string, senha: string, address = HOME, url = api.url) =>
  makeCall(url, autenticar, { body: { cpf, senha }, headers: { 'x-forwarded-for': address } })

async function fail(times: number, cpf: string, address = HOME): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    expect((await attempt(cpf, 'errada', address)).status).toBe(401)
  }
}

const statuses = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status).toSorted()

const times = <Value>(length: number, value: (index: number) => Value) =>
  Array.from({ length }, (_, index) => value(index))

describe('failed sign-ins from one place', () => {
  it.each([
    ['a known CPF', DemoCpf.carlos],
    ['an unknown CPF', STRANGER],
  ])('make %s wait there after five in 15 minutes, even with the right password', async (_, cpf) => {
    for (let failure = 1; failure <= 5; failure += 1) {
      await fail(1, cpf)
      api.clock.advance(60)
    }
    const { status, problem, headers } = await attempt(cpf, DEMO_PASSWORD)
    expect(status).toBe(429)
    // The first failure was five minutes ago.
    expect(problem).toMatchObject({
      codigo: 'muitas-tentativas',
      detail: 'Muitas tentativas. Aguarde 10 minutos e tente de novo.',
      tentarEmSegundos: 600,
    })
    expect(headers.get('retry-after')).toBe('600')
    api.clock.advance(600)
    expect((await attempt(cpf, DEMO_PASSWORD)).status).toBe(cpf === DemoCpf.carlos ? 200 : 401)
  })

  it('keep the owner out nowhere else, and nobody else out there', async () => {
    await fail(5, DemoCpf.helena, ELSEWHERE)
    expect((await attempt(DemoCpf.helena, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
    expect((await attempt(DemoCpf.helena, DEMO_PASSWORD, HOME)).status).toBe(200)
    expect((await attempt(DemoCpf.olivia, DEMO_PASSWORD, ELSEWHERE)).status).toBe(200)
  })

  it('are forgotten there by a sign-in that works, and only there', async () => {
    await fail(4, DemoCpf.helena)
    await fail(5, DemoCpf.helena, ELSEWHERE)
    expect((await attempt(DemoCpf.helena, DEMO_PASSWORD)).status).toBe(200)
    await fail(5, DemoCpf.helena)
    expect((await attempt(DemoCpf.helena, DEMO_PASSWORD)).status).toBe(429)
    expect((await attempt(DemoCpf.helena, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
  })

  it('count no more than five when many are tried at once on two nodes of the API', async () => {
    const second = await api.secondNode()
    try {
      const tries = times(12, (index) =>
        attempt(DemoCpf.eduardo, 'errada', HOME, index % 2 === 0 ? api.url : second.url),
      )
      expect(await statuses(tries)).toEqual([...times(5, () => 401), ...times(7, () => 429)])
    } finally {
      await second.close()
    }
  })

  it('make a list of leaked passwords wait after twenty in a minute, whatever the CPFs', async () => {
    await api.database.delete(signIns)
    const tries = colleagues.slice(0, 30).map((cpf) => attempt(cpf, 'errada', ELSEWHERE))
    expect(await statuses(tries)).toEqual([...times(20, () => 401), ...times(10, () => 429)])
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, HOME)).status).toBe(200)
    api.clock.advance(60)
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, ELSEWHERE)).status).toBe(200)
  })

  it('keep nobody out there who signed in there before, and let them try no more passwords than before', async () => {
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, ELSEWHERE)).status).toBe(200)
    await Promise.all(times(20, (index) => fail(1, colleagues[index] ?? STRANGER, ELSEWHERE)))
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, ELSEWHERE)).status).toBe(200)
    await fail(5, DemoCpf.ana, ELSEWHERE)
    expect((await attempt(DemoCpf.ana, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
  })
})

describe('an office behind one address', () => {
  it('signs in at once, however many they are', async () => {
    const tries = colleagues.slice(0, 30).map((cpf) => attempt(cpf, DEMO_PASSWORD))
    expect(tries).toHaveLength(30)
    expect(new Set(await statuses(tries))).toEqual(new Set([200]))
    expect(await api.database.select().from(attempts)).toEqual([])
  })

  it('lets a person in with several windows at once', async () => {
    const tries = times(8, () => attempt(DemoCpf.nelson, DEMO_PASSWORD))
    expect(new Set(await statuses(tries))).toEqual(new Set([200]))
  })
})

describe('failed sign-ins from everywhere', () => {
  it.each([DemoCpf.carlos, STRANGER])('make %s wait after a hundred in a day', async (cpf) => {
    await storeFailures(api, cpf, 99)
    await fail(1, cpf, '192.0.2.200')
    const { status, problem } = await attempt(cpf, DEMO_PASSWORD, '192.0.2.201')
    expect([status, problem.detail]).toEqual([
      429,
      'Muitas tentativas. Aguarde 24 horas ou crie uma senha nova em "Esqueci minha senha".',
    ])
    api.clock.advance(24 * 3600)
    expect((await attempt(cpf, 'errada', '192.0.2.201')).status).toBe(401)
  })

  it('do not keep the owner out where they signed in within 90 days', async () => {
    expect((await attempt(DemoCpf.gustavo, DEMO_PASSWORD, '198.51.100.20')).status).toBe(200)
    await storeFailures(api, DemoCpf.gustavo, 100)
    expect((await attempt(DemoCpf.gustavo, DEMO_PASSWORD, HOME)).status).toBe(200)
    expect((await attempt(DemoCpf.gustavo, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
    api.clock.advance(91 * 24 * 3600)
    await storeFailures(api, DemoCpf.gustavo, 100)
    expect((await attempt(DemoCpf.gustavo, DEMO_PASSWORD, HOME)).status).toBe(429)
  })

  it('find no password in a network that the owner is known from: there it is five hundred in a day', async () => {
    const cpf = DemoCpf.eduardo
    const neighbour = (index: number) => `198.51.100.${100 + (index % 100)}`
    expect((await attempt(cpf, DEMO_PASSWORD, HOME)).status).toBe(200)
    await storeFailures(api, cpf, 499, neighbour)
    await fail(1, cpf, '198.51.100.20')
    const { status, problem } = await attempt(cpf, DEMO_PASSWORD, HOME)
    expect([status, problem.tentarEmSegundos]).toEqual([429, 24 * 3600])
    expect((await attempt(DemoCpf.olivia, DEMO_PASSWORD, HOME)).status).toBe(200)
    api.clock.advance(24 * 3600)
    expect((await attempt(cpf, DEMO_PASSWORD, HOME)).status).toBe(200)
  })

  it('know nobody by a sign-in that was refused', async () => {
    await fail(1, DemoCpf.fernanda, ELSEWHERE)
    await storeFailures(api, DemoCpf.fernanda, 100)
    expect((await attempt(DemoCpf.fernanda, DEMO_PASSWORD, ELSEWHERE)).status).toBe(429)
  })

  it('do not keep the owner out where they used a link to a new password', async () => {
    const personId = await api.personId(DemoCpf.dulce)
    await api.database.delete(signIns).where(eq(signIns.personId, personId))
    await storeFailures(api, DemoCpf.dulce, 100)
    expect((await attempt(DemoCpf.dulce, DEMO_PASSWORD, HOME)).status).toBe(429)
    await api.database.insert(passwordLinks).values({
      account: accountOf(DemoCpf.dulce),
      personId,
      tokenHash: hashSecret('a link that was used'),
      askedAt: TEST_NOW,
      expiresAt: TEST_NOW,
      closedAt: TEST_NOW,
      network: networkOf(HOME),
    })
    expect((await attempt(DemoCpf.dulce, DEMO_PASSWORD, HOME)).status).toBe(200)
  })

  it('are none where nobody had time to judge them; any other error counts', async () => {
    const origin = { actor: null, requestId: 'test', now: TEST_NOW }
    const judged = (error: Error) =>
      checkAttempt(
        (run) => runWork(api.api, origin, run),
        { kind: 'sign-in', cpf: DemoCpf.carlos, place: placeOfAddress(HOME) },
        async () => {
          throw error
        },
      )
    await expect(judged(new Overloaded('too many'))).rejects.toThrow(Overloaded)
    expect(await api.database.select().from(attempts)).toEqual([])
    await expect(judged(new Error('gone'))).rejects.toThrow('gone')
    expect(await api.database.select().from(attempts)).toMatchObject([{ isOpen: false }])
  })

  it('are deleted by the sweep once no limit counts them', async () => {
    const kept = async () => (await api.database.select({ rows: count() }).from(attempts))[0]?.rows
    await storeFailures(api, DemoCpf.carlos, 3)
    api.clock.advance(24 * 3600 - 1)
    await sweep(api.api)
    expect(await kept()).toBe(3)
    api.clock.advance(1)
    await sweep(api.api)
    expect(await kept()).toBe(0)
  })
})
