import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { sqlStateOf } from './errors.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database.execute(sql`
    insert into consents (person_id, purpose, text_version, is_granted, at) select min(id), 'teste', 1, true, now() from people`)
})
afterAll(() => test.drop())

/** PL001 is what `sql/append-only.sql` raises. */
const isAppendOnlyViolation = (error: unknown) => sqlStateOf(error) === 'PL001'

/** A contribution that an import posted to a link, with its reversal. @returns their ids */
async function postedAndReversed(linkId: number, causeKind: string): Promise<[number, number]> {
  const post = async (sign: number, corrects: number | null) => {
    const { rows } = await test.database.execute<{ id: number }>(sql`
      insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version,
        quotas, cause_kind, cause_id, key, line, corrects_entry_id, recorded_at)
      select ${linkId}, date, date, '2026-10', 'CV', account, profile_id, ${sign * 10}, unit_value, quota_version,
        ${sign * 5}, ${causeKind}, 'teste', gen_random_uuid()::text, 'teste', ${corrects}, now()
      from ledger_entries where type = 'CV' and quotas > 0 limit 1
      returning id::int`)
    return rows[0]?.id ?? 0
  }
  const id = await post(1, null)
  return [id, await post(-1, id)]
}

const rowsOf = async (table: string) => {
  const { rows } = await test.database.execute<{ rows: number }>(
    sql.raw(`select count(*)::int as rows from ${table}`),
  )
  return rows[0]?.rows ?? 0
}

describe.each([
  ['ledger_entries', 'amount = 1'],
  ['quota_values', 'value = 1'],
  ['audit_entries', "action = 'nothing'"],
  ['audit_seals', 'position = 1'],
  ['declarations', 'declared_at = now()'],
  ['request_events', 'reason = null'],
  ['request_payloads', "data = '{}'"],
  ['tax_regime_options', "regime = 'progressive'"],
  ['consents', 'is_granted = true'],
  ['addresses', "street = 'outra'"],
  ['pay_slips', "bank = '001'"],
  ['pay_slip_lines', 'amount = 1'],
  ['profile_results', 'score = 1'],
  ['theme_versions', "primary_colour = '#000000'"],
])('%s', (table, change) => {
  it.each([`update ${table} set ${change}`, `delete from ${table}`, `truncate ${table} cascade`])(
    'refuses: %s',
    async (statement) => {
      const before = await rowsOf(table)
      await expect(test.database.execute(sql.raw(statement))).rejects.toSatisfy(isAppendOnlyViolation)
      expect(await rowsOf(table)).toBe(before)
    },
  )
})

describe('money that an import credited and took back', () => {
  const linkOf = async (isBrought: boolean) => {
    const { rows } = await test.database.execute<{ id: number }>(sql`select min(id) as id from plan_links`)
    const id = rows[0]?.id ?? 0
    if (!isBrought) return id
    const { rows: stored } = await test.database.execute<{ id: number }>(sql`
      with sheet as (
        insert into imports (kind, state, file_name, sha256, header, sample, mapping, sent_by, sent_at, request_id)
        select 'pessoas', 'applied', 'p.csv', md5(random()::text) || md5(random()::text), '[]', '[]', '{}', min(id), now(), 'teste' from people
        returning id
      )
      update plan_links set import_id = (select id from sheet) where id = ${id} returning id`)
    return stored[0]?.id ?? 0
  }
  const drop = (ids: readonly number[]) =>
    test.database.execute(
      sql`delete from ledger_entries where id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    )

  it('stays where the enrolment was there before any import', async () => {
    const pair = await postedAndReversed(await linkOf(false), 'import')
    await expect(drop(pair)).rejects.toSatisfy(isAppendOnlyViolation)
  })

  it('goes from an enrolment that an import brought: both entries or none, and nothing of another cause', async () => {
    const linkId = await linkOf(true)
    const [posted, reversal] = await postedAndReversed(linkId, 'import')
    const before = await rowsOf('ledger_entries')
    await expect(drop([posted])).rejects.toSatisfy((error) => sqlStateOf(error) === '23503')
    await expect(drop([reversal])).rejects.toSatisfy(isAppendOnlyViolation)
    await expect(drop(await postedAndReversed(linkId, 'correction'))).rejects.toSatisfy(isAppendOnlyViolation)
    expect(await rowsOf('ledger_entries')).toBe(before + 2)
    await drop([posted, reversal])
    expect(await rowsOf('ledger_entries')).toBe(before)
  })
})
