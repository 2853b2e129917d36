import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { rowsOf } from './night-rows.ts'

/** Tables whose rows are only ever added, with what orders their rows. */
const HISTORIES = {
  ledger_entries: 'id',
  quota_values: 'id',
  pay_slips: 'id',
  pay_slip_lines: 'pay_slip_id',
  redemption_payments: 'id',
  portability_transfers: 'id',
  loan_payments: 'id',
  benefit_incomes: 'id',
  link_moves: 'id',
  request_events: 'id',
} as const

/** A stretch of a table as it was at the end of a month. */
type Stretch = { table: string; after: number; upTo: number; hash: string }

const KEPT = 'stretches of histories'

/** Nothing that was written in an earlier month reads differently: a hash of each month's rows, kept outside of the database. */
export const unchanged: NightCheck = {
  name: 'nothing earlier changed',
  often: 'month-end',
  check: async (night) => {
    const kept = (night.kept.get(KEPT) ?? []) as Stretch[]
    const findings: Finding[] = []
    for (const [table, order] of Object.entries(HISTORIES)) {
      const before = kept.filter((stretch) => stretch.table === table)
      // All of a long life once a year; what is newest, and so likeliest to be touched, every month.
      const looked = night.today.slice(5, 7) === '12' ? before : before.slice(-3)
      for (const stretch of looked) {
        const hash = await hashOf(night, table, order, stretch)
        if (hash !== stretch.hash)
          findings.push({
            meaning: 'Rows that are only ever added were changed or taken away.',
            rows: [`${table} above ${stretch.after} up to ${stretch.upTo}`],
            expected: stretch.hash,
            found: hash,
          })
      }
      const after = before.at(-1)?.upTo ?? 0
      const upTo = await lastOf(night, table, order)
      if (upTo > after)
        kept.push({ table, after, upTo, hash: await hashOf(night, table, order, { after, upTo }) })
    }
    night.kept.set(KEPT, kept)
    return findings
  },
}

async function lastOf(night: Night, table: string, order: string): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    night,
    sql`select coalesce(max(${sql.identifier(order)}), 0)::float8 as last from ${sql.identifier(table)}`,
  )
  return row?.last ?? 0
}

async function hashOf(
  night: Night,
  table: string,
  order: string,
  { after, upTo }: Pick<Stretch, 'after' | 'upTo'>,
): Promise<string> {
  const [row] = await rowsOf<{ hash: string }>(
    night,
    sql`select md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as hash from ${sql.identifier(table)} t
      where ${sql.identifier(order)} > ${after} and ${sql.identifier(order)} <= ${upTo}`,
  )
  return row?.hash ?? ''
}
