import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { sqlStateOf } from './errors.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** What `sql/append-only.sql` refuses a change with. */
const isAppendOnlyViolation = (error: unknown) => sqlStateOf(error) === 'PL001'

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
