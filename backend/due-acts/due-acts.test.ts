import { and, eq, inArray, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dutyName } from '#contract/service-desk/due-acts.text.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { investmentProfileSwitches } from '../database/schema/investment-profile-choices.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { runWork } from '../work.ts'
import { type DueAct, HOURLY } from './define-due-act.ts'
import { DUE_ACT_KINDS } from './due-act-kinds.ts'
import { allDueActs } from './kinds/all-due-acts.ts'
import { performDueActs } from './perform-due-acts.ts'
import { dropActs, planAct, planActs } from './plan-acts.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.database.delete(dueActs)
})
afterAll(() => api.close())

const origin = () => ({ actor: null, requestId: 'teste', now: api.clock.now() })
const acts = () => api.database.select().from(dueActs).orderBy(dueActs.id)

/** A duty that counts what it does, under the name of one that this file plans nothing else of. */
function counting(outcomeOf: (subjectId: number) => Promise<'done' | 'later'> = async () => 'done') {
  const done: number[] = []
  const duty: DueAct = {
    kind: 'invitation-expiry',
    cron: HOURLY,
    perform: async (_, { subjectId }) => {
      const outcome = await outcomeOf(subjectId)
      if (outcome === 'done') done.push(subjectId)
      return outcome
    },
  }
  return { done, duty }
}

const plan = (subjects: readonly number[], dueOn = '2026-11-11') =>
  runWork(api.api, origin(), (work) =>
    planActs(
      work,
      subjects.map((subjectId) => ({ kind: 'invitation-expiry', subjectId, dueOn })),
    ),
  )

/** Duties about one thing each, which may be gone by the day. */
const ABOUT_ONE_THING = [
  'benefit-payment',
  'dependant-ended',
  'dependant-ending',
  'illness-exemption-ending',
  'import-retention',
  'investment-profile-switch',
  'investment-profile-window',
  'invitation-expiry',
  'lifetime-adjustment',
  'loan-bill',
  'loan-bill-due-soon',
  'loan-bill-overdue',
  'pay-slip-notice',
  'payment-credit',
  'payment-due-soon',
  'payment-overdue',
  'payment-third-month',
  'pep-renewal',
  'request-expiry',
  'request-settlement',
] as const

describe('a duty', () => {
  it.each(ABOUT_ONE_THING)('keeps that what %s was planned for is gone', async (kind) => {
    await runWork(api.api, origin(), (work) => planAct(work, kind, 2_000_000_000, '2026-11-11'))
    expect(await performDue(api.api, kind)).toEqual({ done: 1, later: 0, failed: 0 })
    expect(await acts()).toMatchObject([{ doneAt: TEST_NOW, skipped: 'gone' }])
  })

  it('has a name that attendants read', () => {
    for (const kind of DUE_ACT_KINDS) expect(dutyName(kind)).not.toBe(kind)
  })

  it('has a schedule of its own in São Paulo, and one that is none any more has none', async () => {
    const { rows } = await api.database.execute<{ key: string; cron: string; timezone: string }>(
      sql`select key, cron, timezone from pgboss.schedule where name = 'due-acts' order by key`,
    )
    expect(rows.map(({ key }) => key)).toEqual([...DUE_ACT_KINDS].toSorted())
    expect(rows.map(({ cron }) => cron)).toEqual(
      allDueActs.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)).map(({ cron }) => cron),
    )
    expect(new Set(rows.map(({ timezone }) => timezone))).toEqual(new Set(['America/Sao_Paulo']))

    await api.database.execute(
      sql`update pgboss.schedule set key = 'forgotten' where name = 'due-acts' and key = 'pep-renewal'`,
    )
    const node = await api.secondNode()
    await node.close()
    const { rows: after } = await api.database.execute<{ key: string }>(
      sql`select key from pgboss.schedule where name = 'due-acts' order by key`,
    )
    expect(after.map(({ key }) => key)).toEqual([...DUE_ACT_KINDS].toSorted())
  })

  it('is woken with all the others of its minute', async () => {
    const boss = new PgBoss({ connectionString: api.databaseUrl, schedule: false, supervise: false })
    await boss.start()
    const undone = new Error('nobody is to work these')
    const waking = api.database.transaction(async (transaction) => {
      const db = fromDrizzle(transaction, sql)
      for (const { name, data, options } of await boss.getSchedules('due-acts')) {
        await boss.send(name, data as object, { ...options, db })
      }
      const { rows } = await transaction.execute<{ kind: string }>(
        sql`select data->>'kind' as kind from pgboss.job where name = 'due-acts' and state = 'created' order by 1`,
      )
      expect(rows.map(({ kind }) => kind)).toEqual([...DUE_ACT_KINDS].toSorted())
      throw undone
    })
    await expect(waking.finally(() => boss.stop())).rejects.toThrow(undone)
  })

  it('is done once its day has come in São Paulo, the oldest first, and never again', async () => {
    await plan([3], '2026-11-12')
    await plan([1, 2], '2026-11-10')
    const { duty, done } = counting()
    expect(await performDueActs(api.api, duty)).toEqual({ done: 2, later: 0, failed: 0 })
    expect(done).toEqual([1, 2])
    api.clock.set(new Date('2026-11-11T23:59:00-03:00'))
    expect((await performDueActs(api.api, duty)).done).toBe(0)
    api.clock.set(new Date('2026-11-12T00:01:00-03:00'))
    expect((await performDueActs(api.api, duty)).done).toBe(1)
    expect((await performDueActs(api.api, duty)).done).toBe(0)
    expect((await acts()).every(({ doneAt }) => doneAt !== null)).toBe(true)
  })

  it('that can not be done yet is left alone for an hour', async () => {
    await plan([1])
    let isPublished = false
    const { duty, done } = counting(async () => (isPublished ? 'done' : 'later'))
    expect(await performDueActs(api.api, duty)).toEqual({ done: 0, later: 1, failed: 0 })
    isPublished = true
    expect(await performDueActs(api.api, duty)).toEqual({ done: 0, later: 0, failed: 0 })
    // The next run, which began a little sooner after its hour than the last one.
    api.clock.advance(3600 - 30)
    expect((await performDueActs(api.api, duty)).done).toBe(1)
    expect([done, (await acts())[0]?.attempts]).toEqual([[1], 0])
  })

  it('that fails undoes what it wrote, stops none of the others, and is tried again an hour later, then two, four', async () => {
    await plan([1, 2, 3])
    let isBroken = true
    const duty: DueAct = {
      ...counting().duty,
      perform: async (work, { subjectId }) => {
        if (subjectId === 2) {
          await planAct(work, 'pep-renewal', 99, '2026-12-01')
          if (isBroken) throw new Error('a row is in the way')
        }
        return 'done'
      },
    }
    const run = () => performDueActs(api.api, duty)
    expect(await run()).toEqual({ done: 2, later: 0, failed: 1 })
    const failed = (await acts()).find(({ subjectId }) => subjectId === 2)
    expect(failed).toMatchObject({ attempts: 1, lastError: 'a row is in the way', doneAt: null })
    expect((await acts()).some(({ kind }) => kind === 'pep-renewal')).toBe(false)
    expect(await run()).toEqual({ done: 0, later: 0, failed: 0 })
    const afterHour = () => {
      api.clock.advance(3600 - 30)
      return run()
    }
    expect((await afterHour()).failed).toBe(1)
    expect((await afterHour()).failed).toBe(0)
    expect((await afterHour()).failed).toBe(1)
    api.clock.advance(3 * 3600)
    expect((await run()).failed).toBe(0)
    isBroken = false
    expect((await afterHour()).done).toBe(1)
    expect((await acts()).some(({ kind }) => kind === 'pep-renewal')).toBe(true)
  })

  it('that fails leaves what is to be seen of it; where that fails too, it waits for its pause all the same', async () => {
    await plan([1, 2])
    const seen: unknown[] = []
    const duty: DueAct = {
      ...counting(() => Promise.reject(new Error('a row is in the way'))).duty,
      onFailure: async (_, { subjectId }, { error, at }) => {
        if (subjectId === 1) throw new Error('and so is another')
        seen.push([subjectId, String(error), at])
      },
    }
    expect(await performDueActs(api.api, duty)).toEqual({ done: 0, later: 0, failed: 2 })
    expect(seen).toEqual([[2, 'Error: a row is in the way', api.clock.now()]])
    expect((await acts()).map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [1, 'a row is in the way'],
      [1, 'a row is in the way'],
    ])
    expect(await performDueActs(api.api, duty)).toEqual({ done: 0, later: 0, failed: 0 })
  })

  it('worked off by two nodes at once is done once', async () => {
    const subjects = Array.from({ length: 60 }, (_, index) => index + 1)
    await plan(subjects)
    // Neither goes on before both hold an act: they do work side by side.
    const holding = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const meeting = (own: number) =>
      counting(async () => {
        holding[own]?.resolve()
        await Promise.all(holding.map(({ promise }) => promise))
        return 'done'
      })
    const [one, other] = [meeting(0), meeting(1)]
    const node = await api.secondNode()
    try {
      const [first, second] = await Promise.all([
        performDueActs(api.api, one.duty),
        performDueActs(node.api, other.duty),
      ])
      expect(first.done + second.done).toBe(60)
      expect([...one.done, ...other.done].toSorted((a, b) => a - b)).toEqual(subjects)
      expect(Math.min(first.done, second.done)).toBeGreaterThan(0)
    } finally {
      await node.close()
    }
  })
})

describe('planning', () => {
  it('the same twice is one act; what was done stays done', async () => {
    await plan([1, 1])
    await plan([1])
    expect(await acts()).toHaveLength(1)
    await performDueActs(api.api, counting().duty)
    await plan([1])
    expect((await performDueActs(api.api, counting().duty)).done).toBe(0)
  })

  it('goes with its reason: rolled back work plans nothing', async () => {
    await expect(
      runWork(api.api, origin(), async (work) => {
        await planAct(work, 'invitation-expiry', 1, '2026-11-11')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await acts()).toEqual([])
  })

  it('is called off, but for what was done and what is being done right now', async () => {
    await plan([1], '2026-11-10')
    await performDueActs(api.api, counting().duty)
    await plan([1], '2026-11-12')
    await plan([1], '2026-11-13')
    await plan([2], '2026-11-12')
    const drop = () =>
      runWork(api.api, origin(), (work) => dropActs(work, ['invitation-expiry', 'pep-renewal'], 1))
    await api.database.transaction(async (other) => {
      await other
        .select()
        .from(dueActs)
        .where(and(eq(dueActs.subjectId, 1), eq(dueActs.dueOn, '2026-11-12')))
        .for('update')
      await drop()
    })
    const left = await acts()
    expect(left.map(({ subjectId, dueOn }) => [subjectId, dueOn])).toEqual([
      [1, '2026-11-10'],
      [1, '2026-11-12'],
      [2, '2026-11-12'],
    ])
  })
})

describe('the switch of a balance', () => {
  it('waits, act and all, until the unit values of its day are published', async () => {
    const [link] = await api.database
      .select()
      .from(planLinks)
      .where(eq(planLinks.personId, await api.personId(DemoCpf.helena)))
    if (!link) throw new Error('Helena has no link')
    const to = link.profileId === 1 ? 2 : 1
    const [marked] = await api.database
      .insert(investmentProfileSwitches)
      .values({
        linkId: link.id,
        fromProfileId: link.profileId,
        toProfileId: to,
        effectiveOn: '2026-11-11',
        windowClosedOn: '2026-11-10',
        createdAt: TEST_NOW,
      })
      .returning({ id: investmentProfileSwitches.id })
    await runWork(api.api, origin(), (work) =>
      planAct(work, 'investment-profile-switch', marked?.id ?? 0, '2026-11-11'),
    )
    expect(await performDue(api.api, 'investment-profile-switch')).toEqual({ done: 0, later: 1, failed: 0 })
    await api.database.execute(sql`
      insert into quota_values (profile_id, date, value)
      select profile_id, '2026-11-11', value from quota_values newest
      where profile_id in (${link.profileId}, ${to})
        and date = (select max(date) from quota_values where profile_id = newest.profile_id)
      on conflict do nothing`)
    api.clock.advance(3600)
    expect(await performDue(api.api, 'investment-profile-switch')).toEqual({ done: 1, later: 0, failed: 0 })
    const [after] = await api.database
      .select()
      .from(planLinks)
      .where(inArray(planLinks.id, [link.id]))
    expect(after?.profileId).toBe(to)
  })
})
