import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { proveBalances } from './prove-balances.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** A copy of some contribution, past everything that checks it. */
const raw = (key: string, over: Record<string, unknown>, line = key) =>
  test.database.execute(sql`
    insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version,
      quotas, cause_kind, cause_id, key, line, corrects_entry_id, recorded_at)
    select p.link_id, p.date, p.lot_date, p.competence, p.type, p.account, p.profile_id, p.amount, p.unit_value, p.quota_version,
      p.quotas, 'import', 'raw', ${key}, ${line}, p.corrects_entry_id, now()
    from (select e as template from ledger_entries e where type = 'CB' order by id limit 1) as found,
      lateral json_populate_record(template, ${JSON.stringify(over)}) p`)

it('finds the demonstration in order', async () => {
  expect(await proveBalances(test.database)).toEqual([])
})

it('finds money that was taken before it was there', async () => {
  const { rows } = await test.database.execute<{ linkId: number; date: string; unit: string }>(sql`
    select link_id as "linkId", date::text, unit_value as unit from ledger_entries
    where type = 'CB' and link_id = (select link_id from ledger_entries where type = 'CB' order by id limit 1)
    order by date`)
  const [early, late] = [rows[0], rows.at(-1)]
  if (!early || !late) throw new Error('there are contributions')
  const lot = { account: 'ported-open-participant', lot_date: '2000-01-31' }
  const worth = (amount: number, { date, unit }: typeof early) => ({
    ...lot,
    date,
    unit_value: unit,
    amount,
    quotas: amount / Number(unit),
  })
  await raw('taken', { ...worth(-1, early), type: 'redemption' })
  await raw('ported', { ...worth(50, late), type: 'PT-A' })
  const at = `${lot.account} 3 ${lot.lot_date} on ${early.date}`
  const faults = await proveBalances(test.database)
  expect(faults).toEqual([{ fault: 'below-zero', linkId: early.linkId, at: expect.stringContaining(at) }])
})

it('finds everything that is not', async () => {
  const { rows } = await test.database.execute<{ id: number; amount: string; quotas: string; unit: string }>(
    sql`select id::int, amount, quotas, unit_value as unit from ledger_entries where type = 'CB' order by id limit 1`,
  )
  const [first] = rows
  if (!first) throw new Error('there are contributions')
  const faults = async () => new Set((await proveBalances(test.database)).map(({ fault }) => fault))
  await raw('short', {
    type: 'redemption',
    amount: -2 * Number(first.amount),
    quotas: -2 * Number(first.quotas),
    corrects_entry_id: null,
  })
  expect(await faults()).toEqual(new Set(['below-zero']))
  await raw('in', { type: 'switch-in' })
  expect(await faults()).toContain('one-sided-switch')
  await raw('heir', { type: 'pension-in' })
  expect(await faults()).toContain('one-sided-pension')
  await raw('dated', { type: 'redated-in', account: 'ported-open-participant' })
  expect(await faults()).toContain('one-sided-dates')
  await raw('reversal', { amount: -1, quotas: -1 / Number(first.unit), corrects_entry_id: first.id })
  expect(await faults()).toContain('not-the-reverse')
  await raw('cheap', { quotas: 2 * Number(first.quotas) })
  expect(await faults()).toContain('not-worth-it')
  await raw('one', {}, 'both')
  await raw('two', { account: 'sponsor', type: 'CP' }, 'both')
  expect(await faults()).toContain('mixed-line')
})
