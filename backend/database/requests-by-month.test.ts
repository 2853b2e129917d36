import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { withoutTriggers } from '../testing/without-triggers.ts'
import { foldRequestsByMonth } from '../usecases/requests/list/fold-requests-by-month.ts'
import { requests } from './schema/requests.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** The sums that are kept, and what a count of the requests themselves says. */
async function keptAndCounted() {
  const kept = await test.database.execute(sql`
    select to_char(month, 'YYYY-MM') as month, kind_id, plan_id, status, sum(count)::int as count from requests_by_month
    group by month, kind_id, plan_id, status having sum(count) <> 0 order by 1, 2, 3, 4`)
  const counted = await test.database.execute(sql`
    select to_char(filed_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, coalesce(kind_id, 0) as kind_id,
      coalesce(plan_id, 0) as plan_id, coalesce(status, 0) as status, count(*)::int as count
    from requests group by 1, cube (kind_id, plan_id, status) order by 1, 2, 3, 4`)
  return { kept: kept.rows, counted: counted.rows }
}

const copies = (many: number) => sql`
  insert into requests (protocol, kind_id, person_id, link_id, plan_id, status, filed_at, updated_at, sla_business_days)
  select substr(protocol, 1, 4) || '.8' || lpad((id * 10 + copy)::text, 6, '0'), kind_id, person_id, link_id, plan_id, status,
    filed_at, updated_at, sla_business_days
  from requests, generate_series(1, ${many}::int) copy where protocol not like '%.8%' returning id`

it('counts every request as it is filed, moved and gone, several at once as well', async () => {
  const before = await keptAndCounted()
  expect(before.counted.length).toBeGreaterThan(100)
  expect(before.kept).toEqual(before.counted)

  const { rows } = await test.database.execute<{ id: number }>(copies(3))
  const ids = rows.map(({ id }) => id)
  await test.database
    .update(requests)
    .set({ status: 2 })
    .where(inArray(requests.id, ids.slice(0, 40)))
  await test.database.update(requests).set({ analystId: null }).where(inArray(requests.id, ids))
  await test.database
    .update(requests)
    .set({ kindId: 8 })
    .where(inArray(requests.id, ids.slice(20, 60)))
  await test.database.execute(
    sql`update requests set filed_at = filed_at + interval '1 day' where to_char(filed_at, 'DD') = '27'`,
  )
  await test.database.delete(requests).where(inArray(requests.id, ids.slice(50, 90)))
  const after = await keptAndCounted()
  expect(after.counted).not.toEqual(before.counted)
  expect(after.kept).toEqual(after.counted)
})

it('makes nobody wait who moves another request meanwhile', async () => {
  const rows = await test.database.select({ id: requests.id }).from(requests).orderBy(requests.id).limit(2)
  const [one, other] = rows.map(({ id }) => id)
  await test.database.transaction(async (slow) => {
    await slow
      .update(requests)
      .set({ status: 7 })
      .where(eq(requests.id, one ?? 0))
    await test.database.transaction(async (quick) => {
      await quick.execute(sql`set local lock_timeout = '2s'`)
      await quick
        .update(requests)
        .set({ status: 7 })
        .where(eq(requests.id, other ?? 0))
    })
  })
  const { kept, counted } = await keptAndCounted()
  expect(kept).toEqual(counted)
})

it('keeps its sums when they are folded, by two nodes at once and while requests are moved', async () => {
  const { rows: before } = await test.database.execute(sql`select count(*)::int from requests_by_month`)
  await Promise.all([
    foldRequestsByMonth(test.database),
    foldRequestsByMonth(test.database),
    test.database.update(requests).set({ status: 6 }).where(eq(requests.kindId, 8)),
  ])
  await foldRequestsByMonth(test.database)
  const { kept, counted } = await keptAndCounted()
  expect(kept).toEqual(counted)
  const { rows: after } = await test.database.execute(sql`select count(*)::int from requests_by_month`)
  expect(after).toEqual([{ count: kept.length }])
  expect(before).not.toEqual(after)
})

it('is counted anew after something was written past it', async () => {
  await withoutTriggers(test.database, (unit) => unit.update(requests).set({ status: 9 }))
  const { kept, counted } = await keptAndCounted()
  expect(kept).not.toEqual(counted)
  await test.database.execute(sql`select recount_requests_by_month()`)
  expect((await keptAndCounted()).kept).toEqual(counted)
})
