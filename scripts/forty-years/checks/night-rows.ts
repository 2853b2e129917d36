import { type SQL, sql } from 'drizzle-orm'
import type { Finding, Night } from '../night.ts'

/** As many as anybody reads of one fault. */
const MAX_FINDINGS = 20

export async function rowsOf<Row extends Record<string, unknown>>(night: Night, query: SQL): Promise<Row[]> {
  const { rows } = await night.database.execute(query)
  // The shape of an answer is said where its query is written.
  return rows as unknown[] as Row[]
}

/** Rows that a query finds to be otherwise than they should be: each row says what it is `about`, and both figures. */
export async function differing(night: Night, meaning: string, query: SQL): Promise<Finding[]> {
  const rows = await rowsOf<{ about: string; expected: string | null; found: string | null }>(
    night,
    sql`select about::text, expected::text, found::text from (${query}) as differing limit ${MAX_FINDINGS}`,
  )
  return rows.map(({ about, expected, found }) => ({
    meaning,
    rows: [about],
    expected: expected ?? 'none',
    found: found ?? 'none',
  }))
}

/** Ids of a table that came since a check looked last: above `after`, up to `upTo`. */
export type NewIds = { after: number; upTo: number; isNew: boolean }

const TABLES_WITH_IDS = [
  'ledger_entries',
  'quota_values',
  'benefit_incomes',
  'pay_slips',
  'deaths',
  'notifications',
  'emails',
  'request_payloads',
  'redemption_payments',
  'portability_transfers',
  'loans',
  'due_acts',
] as const
type TableWithIds = (typeof TABLES_WITH_IDS)[number]

/** Asked once a night, whoever of its checks asks first. */
const lastIds = new WeakMap<Night, Promise<Record<TableWithIds, number>>>()

async function readLastIds(night: Night): Promise<Record<TableWithIds, number>> {
  const each = TABLES_WITH_IDS.map(
    (table) =>
      sql`(select coalesce(max(id), 0)::float8 from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
  )
  const [row] = await rowsOf<Record<TableWithIds, number>>(night, sql`select ${sql.join(each, sql`, `)}`)
  if (!row) throw new Error('nothing was answered about the last ids')
  return row
}

/**
 * Rows of a table that are new to a check. A life begins with what an installation or an import brought, which no payroll wrote: `fromTheStart`
 * judges it too.
 */
export async function newIds(
  night: Night,
  check: string,
  table: TableWithIds,
  { fromTheStart = false } = {},
): Promise<NewIds> {
  const asked = lastIds.get(night) ?? readLastIds(night)
  lastIds.set(night, asked)
  const upTo = (await asked)[table]
  const name = `${check}: ${table}`
  const known = night.kept.get(name)
  night.kept.set(name, upTo)
  const after = typeof known === 'number' ? known : fromTheStart ? 0 : upTo
  return { after, upTo, isNew: upTo > after }
}

/** The day in São Paulo of an instant's column. */
export const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'America/Sao_Paulo')::date`

/** The day of the first night: what was paid or promised before it another system wrote. */
export function firstNight(night: Night): string {
  const known = night.kept.get('first night')
  if (typeof known === 'string') return known
  night.kept.set('first night', night.today)
  return night.today
}
