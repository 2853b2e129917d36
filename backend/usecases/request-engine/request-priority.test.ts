import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retornarRequisicao, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { benefits } from '../../database/schema/benefits.ts'
import { illnessExemptions } from '../../database/schema/illness-exemptions.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requests } from '../../database/schema/requests.ts'
import { sweep } from '../../jobs/expiry.ts'
import { openRequestDesk, payout, type RequestDesk } from '../../testing/request-desk.ts'
import { raisePriorities } from './request-priority.ts'

let desk: RequestDesk
let id: number
let personId: number
let linkId: number

beforeAll(async () => {
  desk = await openRequestDesk([payout])
})
afterAll(() => desk.test.close())

const stored = async (requestId = id) =>
  (await desk.test.database.select().from(requests).where(eq(requests.id, requestId)))[0]
const born = (birthDate: string | null) =>
  desk.test.database.update(people).set({ birthDate }).where(eq(people.id, personId))
const raise = () => raisePriorities(desk.test.database, saoPauloDateOf(desk.test.clock.now()))
const file = async () => (await desk.submit(payout)).requestId
const exempt = (validFrom: string, validUntil: string | null, ofLink = linkId) =>
  desk.test.database
    .insert(illnessExemptions)
    .values({ linkId: ofLink, validFrom, validUntil, requestId: id, createdAt: desk.test.clock.now() })
const grantForDisability = (endedOn: string | null) =>
  desk.test.database.insert(benefits).values({
    linkId,
    kind: 'disability',
    grantedOn: '2026-01-15',
    firstPaymentOn: '2026-02-27',
    cashPercent: 0,
    bank: '001',
    agency: '1234',
    account: '56789',
    endedOn,
    createdAt: desk.test.clock.now(),
  })
const told = async (requestId: number) =>
  (
    await desk.test.call(retornarRequisicao, {
      token: desk.karina.token,
      params: { idRequisicao: requestId },
    })
  ).answer.prioridade

// Every case begins with a request of somebody whom nothing puts before others.
beforeEach(async () => {
  await desk.test.database.update(requests).set({ status: 7 }).where(eq(requests.kindId, 14))
  await desk.test.database.delete(illnessExemptions)
  await desk.test.database.delete(benefits).where(eq(benefits.kind, 'disability'))
  id = await file()
  const row = await stored()
  personId = row?.personId ?? 0
  linkId = row?.linkId ?? 0
  await born('1990-05-04')
  await desk.test.database.update(requests).set({ priority: 4 }).where(eq(requests.id, id))
})

describe('a request', () => {
  it.each([
    ['1946-11-11', 1, '80-anos'],
    ['1946-11-12', 2, '60-anos'],
    ['1966-11-11', 2, '60-anos'],
    ['1966-11-12', 4, null],
    [null, 4, null],
  ] as const)('of who was born on %s is filed with their priority', async (birthDate, priority, name) => {
    await born(birthDate)
    const filed = await file()
    expect(await stored(filed)).toMatchObject({ priority })
    expect(await told(filed)).toBe(name)
  })

  it.each([
    ['2026-05', null, 'por-lei'],
    ['2026-11', '2026-11-02', 'por-lei'],
    ['2026-05', '2026-10-31', null],
    ['2026-12', null, null],
  ] as const)('of who is exempt by illness from %s until %s', async (from, until, name) => {
    await exempt(from, until)
    expect(await told(await file())).toBe(name)
  })

  it('of who has an income for disability comes first by law, while it is paid', async () => {
    await grantForDisability(null)
    expect(await told(await file())).toBe('por-lei')
    await desk.test.database.delete(benefits).where(eq(benefits.linkId, linkId))
    await grantForDisability('2026-10-31')
    expect(await told(await file())).toBe(null)
  })

  it('has nothing of what is on record of somebody else', async () => {
    const [other] = await desk.test.database.select().from(planLinks).where(ne(planLinks.personId, personId))
    await exempt('2026-05', null, other?.id)
    expect(await told(await file())).toBe(null)
    await raise()
    expect(await stored()).toMatchObject({ priority: 4 })
  })

  it('says nothing of it once it is decided', async () => {
    await born('1940-01-01')
    const filed = await file()
    await desk.test.database.update(requests).set({ status: 7 }).where(eq(requests.id, filed))
    expect(await told(filed)).toBe(null)
  })
})

describe('what waits', () => {
  it('comes earlier when its person reaches an age, with the next sweep, and stays the version that was seen', async () => {
    await born('1946-06-01')
    const before = await stored()
    await sweep(desk.test.api)
    expect(await stored()).toEqual({ ...before, priority: 1 })
  })

  it('comes earlier when an exemption is granted, and before others once more with 60 years', async () => {
    await exempt('2026-11', null)
    await raise()
    expect(await stored()).toMatchObject({ priority: 3 })
    await born('1966-01-01')
    await raise()
    expect(await stored()).toMatchObject({ priority: 2 })
  })

  it('keeps what it was filed with when its reason ends', async () => {
    await desk.test.database.update(requests).set({ priority: 3 }).where(eq(requests.id, id))
    await raise()
    expect(await stored()).toMatchObject({ priority: 3 })
  })

  it('is left alone once it is decided', async () => {
    await born('1940-01-01')
    await desk.test.database.update(requests).set({ status: 7 }).where(eq(requests.id, id))
    await raise()
    expect(await stored()).toMatchObject({ priority: 4 })
  })
})

it('the queue lists by law first and then by promise, and what waits for its participant after it', async () => {
  const others = [await file(), await file(), await file()]
  const place = [
    { priority: 4, dueOn: '2026-11-12' },
    { priority: 2, dueOn: '2026-11-19' },
    { priority: 2, dueOn: '2026-11-18' },
    { priority: 1, dueOn: '2026-12-30' },
  ] as const
  const all = [id, ...others]
  for (const [index, values] of place.entries())
    await desk.test.database
      .update(requests)
      .set(values)
      .where(eq(requests.id, all[index] ?? 0))
  const list = async (idStatus: string) =>
    (
      await desk.test.call(retornarSolicitacoes, {
        token: desk.karina.token,
        query: { idFuncionalidade: '14', idStatus, ordem: 'prazo', limit: 50 },
      })
    ).answer.requisicoes.map((item) => item.id)
  expect(await list('1')).toEqual([others[2], others[1], others[0], id])
  await desk.test.database
    .update(requests)
    .set({ status: 3 })
    .where(eq(requests.id, others[2] ?? 0))
  expect((await list('0')).slice(0, 4)).toEqual([others[1], others[0], id, others[2]])
})
