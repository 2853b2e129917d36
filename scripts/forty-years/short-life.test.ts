import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '#backend/testing/test-database.ts'
import { type Lived, liveHistory } from './run.ts'
import { OFTEN, SHORT, shortLives } from './short-lives.ts'

/** A fund of a few people who live thirteen months with a leap day, on two nodes of which one is killed now and then. */

let database: TestDatabase
let dataDir: string
let lived: Lived
beforeAll(async () => {
  database = await createEmptyDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'short-life-'))
  const where = { databaseUrl: database.url, dataDir, say: () => undefined }
  lived = await liveHistory({ ...SHORT, lives: shortLives, fates: OFTEN }, where)
}, 900_000)
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const times = (name: string) => lived.acts.get(name) ?? 0

it('holds everything that is checked, every night to its last', () => {
  expect(lived.failure).toBeNull()
  expect(lived.day).toBe(SHORT.to)
})

it('has a node killed in the middle of its work, and answers that are lost and asked for again', () => {
  expect(lived.counts.kills).toBeGreaterThan(0)
  expect(times('sent twice: one effect')).toBeGreaterThan(3)
  expect(times('sent twice: DIFFERENT')).toBe(0)
})

it.each([
  'add-dependants decided: granted',
  'bank file: 200',
  'borrow decided: granted',
  'change-contribution decided: granted',
  'change-income decided: granted',
  'choose-regime: 200',
  'clearing: 200',
  'court-order: 200',
  'court-release: 200',
  'deductions: 200',
  'deferral decided: granted',
  'die: 200',
  'fall-ill decided: granted',
  'income told: 200 fixed-term',
  'income told: 200 lifetime',
  'income told: 200 percent',
  'leave-sponsor: 200',
  'open-pensions: 200',
  'option: none',
  'pay-loan-off: 200',
  'portability decided: granted',
  'prices: 200',
  'publish: 200',
  'quota: 200',
  'redemption decided: granted',
  'redemption-in-instalments decided: granted',
  'report: 200',
  'resume-contribution: 200',
  'retire decided: granted',
  'self-sponsorship decided: granted',
  'slip: 200',
  'statement: 200',
  'suspend-benefit decided: granted',
  'suspend-contribution decided: granted',
  'turn-65 decided: granted',
])('has somebody to whom this happens: %s', (what) => {
  expect(times(what)).toBeGreaterThan(0)
})

it('pays a term of one year twelve times, and ends it', async () => {
  const { rows } = await database.database.execute(
    `select l.situation, count(*)::int as months, min(s.competence) as first, max(s.competence) as last
     from pay_slips s join plan_links l on l.id = s.link_id
     where l.enrolment = '500001' group by l.situation`,
  )
  expect(rows).toEqual([{ situation: 4, months: 12, first: '2028-02', last: '2029-01' }])
})
