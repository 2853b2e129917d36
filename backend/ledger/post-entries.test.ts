import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { balanceOfQuotas, quotasOf, sumQuotas } from '#domain/quotas.ts'
import type { Transaction } from '../database/client.ts'
import { isUniqueViolation, sqlStateOf } from '../database/errors.ts'
import { movementsOf } from '../database/queries/ledger.ts'
import { statementEntries } from '../database/queries/statement.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { ledgerEntries, quotaValues } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { TEST_NOW, TEST_TODAY } from '../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openLotsOf } from './open-lots.ts'
import { type PostedEntry, type Posting, type PostingCause, postEntries } from './post-entries.ts'
import { PostingRefused } from './posting-refused.ts'
import { proveBalances } from './prove-balances.ts'
import { reversalOf } from './reversal-of.ts'

const PROFILE = 3
const [JULY, AUGUST, SEPTEMBER] = ['2026-07-31', '2026-08-31', '2026-09-30'] as const

let test: TestDatabase
let linkId: number
const unitValues = new Map<string, string>()
const calmValues = new Map<string, string>()
const calm = (date: string) => calmValues.get(date) ?? '0'

beforeAll(async () => {
  test = await createTestDatabase()
  const [link] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.enrolment, '400500'))
  linkId = link?.id ?? 0
  const published = await test.database.select().from(quotaValues).where(eq(quotaValues.profileId, PROFILE))
  for (const { date, value } of published) unitValues.set(date, value)
  const other = await test.database.select().from(quotaValues).where(eq(quotaValues.profileId, 1))
  for (const { date, value } of other) calmValues.set(date, value)
})
afterAll(() => test.drop())

/** Everything is told in a transaction that is thrown away, unless it is to stay. */
class Discarded extends Error {}

const work = { actor: null, requestId: 'test', now: TEST_NOW }

async function discarded<Result>(
  run: (post: Post, database: Transaction) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = []
  await test.database
    .transaction(async (database) => {
      const post: Post = (cause, postings) => postEntries({ ...work, database }, cause, postings)
      results.push(await run(post, database))
      throw new Discarded()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Discarded)) throw error
    })
  return results[0]!
}
type Post = (cause: PostingCause, postings: readonly Posting[]) => Promise<PostedEntry[]>

const kept: Post = (cause, postings) =>
  test.database.transaction((database) => postEntries({ ...work, database }, cause, postings))

const imported: PostingCause = { kind: 'import', id: 'folha-09' }
const paid: PostingCause = { kind: 'request', id: '77' }

function posting(over: Partial<Posting> & { key: string }): Posting {
  const date = over.date ?? JULY
  return {
    linkId,
    type: 'CV',
    account: 'participant-voluntary',
    profileId: PROFILE,
    date,
    competence: date.slice(0, 7),
    amount: '100.00',
    unitValue: unitValues.get(date) ?? '0',
    ...over,
  }
}

const threeMonths = () => [
  posting({ key: 'july', date: JULY, amount: '100.00' }),
  posting({ key: 'august', date: AUGUST, amount: '200.00' }),
  posting({ key: 'september', date: SEPTEMBER, amount: '300.00' }),
]

const withdrawal = (amount: string, over: Partial<Posting> = {}) =>
  posting({ key: 'out', type: 'redemption', date: SEPTEMBER, amount, ...over })

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Error && 'problem' in error ? error.problem : error),
  )

describe('postEntries', () => {
  it('keeps what was contributed, in quotas at the published value, with its cause and its day as lot', async () => {
    const [first] = await discarded((post) => post(imported, threeMonths()))
    expect(first).toMatchObject({
      linkId,
      type: 'CV',
      date: JULY,
      lotDate: JULY,
      amount: 100,
      quotas: quotasOf('100', unitValues.get(JULY) ?? 1).toFixed(8),
      quotaVersion: 1,
      causeKind: 'import',
      causeId: 'folha-09',
      key: 'july',
      line: 'july',
      correctsEntryId: null,
      recordedAt: TEST_NOW,
    })
  })

  it('writes who posted what to the audit, once for each link', async () => {
    const since = await test.database.$count(auditEntries)
    await discarded(async (post, database) => {
      await post(imported, threeMonths())
      const rows = await database.select().from(auditEntries).orderBy(auditEntries.id).offset(since)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        action: 'ledger.posted',
        entity: 'plan-link',
        entityId: String(linkId),
        after: { cause: 'import folha-09', entries: 3, amounts: { CV: 600 } },
      })
      return true
    })
  })

  it('posts nothing twice: the same again is answered by what is there, and something else is refused', async () => {
    await discarded(async (post) => {
      const first = await post(imported, threeMonths())
      const taken = await post(paid, [withdrawal('-250.00')])
      expect(taken.length).toBe(2)
      expect(await post(imported, threeMonths())).toEqual(first)
      expect(await post(paid, [withdrawal('-250.00')])).toEqual(taken)
      const more = posting({ key: 'late', amount: '1.00' })
      expect((await post(imported, [...threeMonths(), more])).map(({ key }) => key)).toEqual([
        'july',
        'august',
        'september',
        'late',
      ])
      expect(await refusal(post(imported, [posting({ key: 'july', amount: '100.01' })]))).toBe(
        'other-content',
      )
    })
    expect(
      await discarded((post) => post(imported, [posting({ key: 'july', amount: '100.01' })])),
    ).toHaveLength(1)
  })

  it('takes the oldest lots of the account, and one that is named', async () => {
    await discarded(async (post) => {
      await post(imported, threeMonths())
      const all = sumQuotas([
        quotasOf(100, unitValues.get(JULY) ?? 1),
        quotasOf(200, unitValues.get(AUGUST) ?? 1),
      ])
      const amount = balanceOfQuotas(all, unitValues.get(SEPTEMBER) ?? 1)
      const taken = await post(paid, [
        withdrawal(`-${amount.toFixed(2)}`, { quotas: `-${all.toFixed(8)}` }),
        withdrawal('-10.00', { key: 'named', lotDate: SEPTEMBER }),
      ])
      expect(taken.map(({ lotDate, line, key }) => [lotDate, line, key])).toEqual([
        [JULY, 'out', 'out'],
        [AUGUST, 'out', `out/${AUGUST}`],
        [SEPTEMBER, 'named', 'named'],
      ])
    })
  })

  it('shows a movement that took several lots as one line of the statement', async () => {
    await discarded(async (post, database) => {
      await post(imported, threeMonths())
      await post(paid, [withdrawal('-250.00')])
      const lines = await statementEntries(database, linkId, TEST_TODAY)
      expect(lines.map(({ type, amount }) => [type, Number(amount)])).toEqual([
        ['CV', 100],
        ['CV', 200],
        ['CV', 300],
        ['redemption', -250],
      ])
      return true
    })
  })

  it.each([
    ['wrong-account', { account: 'sponsor' }],
    ['wrong-amount', { amount: '-1.00' }],
    ['wrong-amount', { amount: '1.001' }],
    ['wrong-amount', { amount: '0.00' }],
    ['wrong-amount', { type: 'redemption', amount: '5.00' }],
    ['wrong-lot', { lotDate: AUGUST }],
    ['wrong-lot', { lotDate: '2026-06-30' }],
    ['wrong-lot', { type: 'switch-in' }],
    ['wrong-key', { key: 'a/b' }],
    ['unknown-link', { linkId: 2_000_000 }],
    ['unpublished-value', { unitValue: '12.34567890' }],
    ['unpublished-value', { date: '2026-08-01' }],
    ['quotas-differ', { quotas: '100.00000000' }],
    ['below-zero', { type: 'redemption', amount: '-5.00' }],
    ['below-zero', { type: 'redemption', amount: '-5.00', lotDate: JULY }],
  ] as const)('refuses with %s: %o', async (problem, over) => {
    expect(await refusal(kept(imported, [posting({ key: 'one', ...over })]))).toBe(problem)
    expect(await test.database.$count(ledgerEntries, eq(ledgerEntries.linkId, linkId))).toBe(0)
  })

  it('says which posting is at fault, and of none in particular only what is wrong', async () => {
    const wrong = { account: 'sponsor' } as const
    const refused = kept(imported, [posting({ key: 'july' }), posting({ key: 'august', ...wrong })])
    await expect(refused).rejects.toMatchObject({
      key: 'august',
      message: 'wrong-account (august): CV does not stand in sponsor',
    })
    expect(new PostingRefused('below-zero', null, 'lot 2026-07-31').message).toBe(
      'below-zero: lot 2026-07-31',
    )
  })

  it('takes nothing of a lot that is younger, and nothing of another account', async () => {
    await discarded(async (post) => {
      await post(imported, threeMonths())
      expect(await refusal(post(paid, [withdrawal('-150.00', { date: JULY })]))).toBe('below-zero')
    })
    await discarded(async (post) => {
      await post(imported, threeMonths())
      expect(await refusal(post(paid, [withdrawal('-1.00', { account: 'sponsor' })]))).toBe('below-zero')
    })
  })

  it('prices by the newest version of a value, and no older one', async () => {
    await discarded(async (post, database) => {
      const [before] = await post(imported, [posting({ key: 'before' })])
      await database
        .insert(quotaValues)
        .values({ profileId: PROFILE, date: JULY, version: 2, value: '50.00000000' })
      const [after] = await post(imported, [posting({ key: 'after', unitValue: '50' })])
      expect([before?.quotaVersion, after?.quotaVersion, after?.quotas]).toEqual([1, 2, '2.00000000'])
      expect(await refusal(post(imported, [posting({ key: 'old' })]))).toBe('unpublished-value')
      return true
    })
  })

  it('takes costs and insurance on a day without any value', async () => {
    const [cost] = await discarded((post) =>
      post(imported, [
        posting({ key: 'fee', type: 'CA', account: 'administration', date: '2026-08-03', unitValue: '0' }),
      ]),
    )
    expect(cost).toMatchObject({ amount: 100, quotas: '0.00000000', quotaVersion: null })
  })

  it('corrects by a reversal and what is right: both are seen, the totals are right, nothing counts as withdrawn', async () => {
    await discarded(async (post, database) => {
      const [wrong, fine] = await post(imported, threeMonths())
      if (!wrong || !fine) throw new Error('nothing was posted')
      const correction = { kind: 'correction', id: '1' } as const
      expect(await refusal(post(correction, [{ ...reversalOf(wrong, 'back'), amount: '-99.00' }]))).toBe(
        'not-the-reverse',
      )
      const [back] = await post(correction, [
        reversalOf(wrong, 'back'),
        posting({ key: 'right', amount: '10.00' }),
      ])
      expect(back).toMatchObject({ correctsEntryId: wrong.id, amount: -100, lotDate: JULY })
      const movements = await movementsOf(database, linkId, TEST_TODAY)
      const { total } = ledgerTotals(movements, unitValues.get(SEPTEMBER) ?? 1)
      expect([total.contributed, total.withdrawn]).toEqual([510, 0])
      const lots = await openLotsOf(database, [linkId])
      expect(lots.map(({ lotDate }) => lotDate)).toEqual([JULY, AUGUST, SEPTEMBER])
      expect(lots[0]?.quotas).toBe(quotasOf(10, unitValues.get(JULY) ?? 1).toFixed(8))
      const lines = await statementEntries(database, linkId, TEST_TODAY)
      expect(
        lines.filter(({ creditedOn }) => creditedOn === JULY).map(({ amount }) => Number(amount)),
      ).toEqual([100, -100, 10])
      expect(await proveBalances(database)).toEqual([])
      const again = database.transaction((inner) =>
        postEntries({ ...work, database: inner }, { kind: 'correction', id: '2' }, [
          reversalOf(wrong, 'back'),
        ]),
      )
      await expect(again).rejects.toSatisfy((error) =>
        isUniqueViolation(error, 'ledger_entries_corrected_once'),
      )
      return true
    })
  })

  it('corrects what was switched since, with both sides of the switch', async () => {
    await discarded(async (post, database) => {
      const [wrong] = await post(imported, [posting({ key: 'july', amount: '100.00' })])
      if (!wrong) throw new Error('nothing was posted')
      const sidesOf = (quotas: string): Posting[] => {
        const amount = balanceOfQuotas(quotas, unitValues.get(AUGUST) ?? 1).toFixed(2)
        const side = { date: AUGUST, lotDate: JULY }
        return [
          posting({ ...side, key: 'out', type: 'switch-out', amount: `-${amount}`, quotas: `-${quotas}` }),
          posting({
            ...side,
            key: 'in',
            type: 'switch-in',
            profileId: 1,
            unitValue: calm(AUGUST),
            amount,
          }),
        ]
      }
      const switched = await post({ kind: 'investment-profile-switch', id: 'x' }, sidesOf(wrong.quotas))
      const correction = { kind: 'correction', id: '1' } as const
      const alone = database.transaction((inner) =>
        postEntries({ ...work, database: inner }, correction, [reversalOf(wrong, 'back')]),
      )
      expect(await refusal(alone)).toBe('below-zero')
      const right = posting({ key: 'right', amount: '10.00' })
      const quotas = quotasOf('10', unitValues.get(JULY) ?? 1).toFixed(8)
      await post(correction, [
        ...[wrong, ...switched].map((entry) => reversalOf(entry, `back ${entry.id}`)),
        right,
        ...sidesOf(quotas),
      ])
      expect(await openLotsOf(database, [linkId])).toMatchObject([{ profileId: 1, lotDate: JULY }])
      expect(await proveBalances(database)).toEqual([])
    })
  })

  const switchInto = (over: Partial<Posting> = {}): Posting[] => {
    const side = { date: SEPTEMBER, lotDate: JULY, ...over }
    return [
      posting({ ...side, key: 'out', type: 'switch-out', amount: '-60.00' }),
      posting({
        ...side,
        key: 'in',
        type: 'switch-in',
        profileId: 1,
        unitValue: calm(SEPTEMBER),
        amount: '60.00',
      }),
    ]
  }
  const switching = { kind: 'investment-profile-switch', id: 'x' } as const

  it('takes nothing before the day on which it was there', async () => {
    for (const lotDate of [undefined, JULY]) {
      await discarded(async (post) => {
        await post(imported, threeMonths())
        await post(switching, switchInto())
        const early = withdrawal('-50.00', {
          date: AUGUST,
          profileId: 1,
          unitValue: calm(AUGUST),
          ...(lotDate && { lotDate }),
        })
        expect(await refusal(post(paid, [early]))).toBe('below-zero')
      })
    }
    await discarded(async (post) => {
      await post(imported, [
        posting({
          key: 'ported',
          type: 'PT-A',
          account: 'ported-open-participant',
          date: SEPTEMBER,
          lotDate: '2020-01-31',
        }),
      ])
      const early = withdrawal('-50.00', { date: AUGUST, account: 'ported-open-participant' })
      expect(await refusal(post(paid, [early]))).toBe('below-zero')
    })
  })

  it('leaves to each day what later days have taken already', async () => {
    await discarded(async (post, database) => {
      await post(imported, threeMonths())
      await post(paid, [withdrawal('-90.00')])
      const [first, ...rest] = await post({ kind: 'request', id: '78' }, [
        withdrawal('-50.00', { date: AUGUST }),
      ])
      expect([first?.lotDate, rest.map(({ lotDate }) => lotDate)]).toEqual([JULY, [AUGUST]])
      expect(await proveBalances(database)).toEqual([])
    })
  })

  it('posts no switch of which one side is missing or worth more', async () => {
    const [out, into] = switchInto()
    for (const sides of [
      [into],
      [out],
      [out, { ...into, amount: '70.00' }],
      [out, { ...into, account: 'participant-basic' }],
    ]) {
      await discarded(async (post) => {
        await post(imported, threeMonths())
        expect(await refusal(post(switching, sides as Posting[]))).toBe('one-sided-switch')
      })
    }
  })

  it('posts no pension of which one side is missing, worth more, or of another lot', async () => {
    const [from] = switchInto()
    if (!from) throw new Error('a switch has two sides')
    const out: Posting = { ...from, type: 'pension-out' }
    const into: Posting = { ...out, type: 'pension-in', amount: '60.00', key: 'heir' }
    const pension = { kind: 'pension', id: '1' } as const
    for (const sides of [[out], [out, { ...into, amount: '70.00' }], [out, { ...into, lotDate: AUGUST }]]) {
      await discarded(async (post) => {
        await post(imported, threeMonths())
        expect(await refusal(post(pension, sides))).toBe('one-sided-pension')
      })
    }
    await discarded(async (post) => {
      await post(imported, threeMonths())
      expect(await post(pension, [out, into])).toHaveLength(2)
    })
  })

  it('gives other dates to all of what leaves a lot of ported money, and only there', async () => {
    const out = posting({
      key: 'out',
      type: 'redated-out',
      account: 'ported-open-participant',
      date: AUGUST,
      lotDate: JULY,
      amount: '-60.00',
    })
    const into: Posting = { ...out, type: 'redated-in', amount: '60.00', lotDate: '2014-03-05', key: 'in' }
    const dates = { kind: 'accumulation-dates', id: '1' } as const
    const ported = posting({ key: 'ported', type: 'PT-A', account: 'ported-open-participant', date: JULY })
    for (const sides of [[out], [into], [out, { ...into, amount: '59.00' }]]) {
      await discarded(async (post) => {
        await post(imported, [ported])
        expect(await refusal(post(dates, sides))).toBe('one-sided-dates')
      })
    }
    await discarded(async (post, database) => {
      await post(imported, [ported])
      expect(await refusal(post(dates, [{ ...out, account: 'sponsor' }]))).toBe('wrong-account')
      await post(dates, [out, into])
      expect(await proveBalances(database)).toEqual([])
    })
  })

  it('reverses no half of a switch beside the other half of another lot’s', async () => {
    await discarded(async (post) => {
      await post(imported, threeMonths())
      const ofJuly = switchInto()
      const ofAugust = switchInto({ lotDate: AUGUST }).map((side) => ({ ...side, key: `${side.key} August` }))
      const [out, , , into] = await post(switching, [...ofJuly, ...ofAugust])
      if (!out || !into) throw new Error('both switches are posted')
      const halves = [out, into].map((entry) => {
        const { lotDate: _, ...reversal } = reversalOf(entry, `back ${entry.id}`)
        return reversal
      })
      expect(await refusal(post({ kind: 'correction', id: 'halves' }, halves))).toBe('one-sided-switch')
    })
  })

  it('spends a balance once when two take it at the same moment', async () => {
    await kept(imported, threeMonths())
    const take = (id: string) => kept({ kind: 'request', id }, [withdrawal('-500.00')])
    const outcomes = await Promise.allSettled([take('1'), take('2'), take('3')])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(reasons).toMatchObject([{ problem: 'below-zero' }, { problem: 'below-zero' }])
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('posts five thousand in one call, and the same again', async () => {
    const links = await test.database.select({ id: planLinks.id }).from(planLinks)
    const many = Array.from({ length: 5_000 }, (_, index) =>
      posting({ key: `line ${index}`, linkId: links[index % links.length]?.id ?? 0, amount: '12.34' }),
    )
    const bulk = { kind: 'import', id: 'bulk' } as const
    const started = performance.now()
    const posted = await discarded(async (post) => {
      const first = await post(bulk, many)
      expect(await post(bulk, many)).toEqual(first)
      return first
    })
    expect(posted).toHaveLength(5_000)
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})

describe('the table itself', () => {
  it.each([
    ['a value that nobody published', { unit_value: '1.23450000' }, '23503'],
    ['no version of a value', { quota_version: null }, '23514'],
    [
      'a value without a version, also where no quotas are held',
      { type: 'CA', account: 'administration', quotas: 0, quota_version: null },
      '23514',
    ],
    ['an account that there is not', { account: 'savings' }, '23514'],
    ['a type that there is not', { type: 'gift' }, '23514'],
    ['a cause that there is not', { cause_kind: 'whim' }, '23514'],
    ['money in that is negative', { amount: -5, quotas: -1 }, '23514'],
    ['quotas of the other sign', { quotas: -1 }, '23514'],
    ['a lot that is younger than its entry', { lot_date: '2026-08-01' }, '23514'],
  ] as const)('refuses %s', async (_, over, state) => {
    const row = {
      link_id: linkId,
      date: JULY,
      lot_date: JULY,
      competence: '2026-07',
      type: 'CV',
      account: 'participant-voluntary',
      profile_id: PROFILE,
      amount: 5,
      unit_value: unitValues.get(JULY),
      quota_version: 1,
      quotas: 1,
      cause_kind: 'import',
      cause_id: 'raw',
      key: 'raw',
      line: 'raw',
      recorded_at: TEST_NOW.toISOString(),
      ...over,
    }
    const names = sql.raw(Object.keys(row).join(', '))
    const attempt = test.database.execute(sql`
      insert into ledger_entries (${names})
      select ${names} from json_populate_record(null::ledger_entries, ${JSON.stringify(row)})`)
    expect(await attempt.then(() => null, sqlStateOf)).toBe(state)
  })
})
