import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { rowsOf } from './night-rows.ts'

/** Tables whose rows are only ever added, with the id by which they grow. */
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

/** The rows of a table that a month added: those above the stretch before, up to `upTo`. */
type Stretch = { upTo: number; hash: string }

/** Nothing that was written in an earlier month reads differently: a hash of each month's rows, kept outside of the database. */
export const unchanged: NightCheck = {
  name: 'nothing earlier changed',
  often: 'month-end',
  check: async (night) => {
    const findings: Finding[] = []
    for (const [table, order] of Object.entries(HISTORIES)) {
      const name = `histories: ${table}`
      const kept = (night.kept.get(name) ?? []) as Stretch[]
      // All of a long life once a year; what is newest, and so likeliest to be touched, every month.
      const skipped = night.today.slice(5, 7) === '12' ? 0 : Math.max(0, kept.length - 3)
      const [last, hashes] = await read(
        night,
        table,
        order,
        kept.slice(skipped),
        kept[skipped - 1]?.upTo ?? 0,
      )
      for (const [at, { upTo, hash }] of kept.slice(skipped).entries())
        if (hashes.get(at) !== hash)
          findings.push({
            meaning: 'Rows that are only ever added were changed or taken away.',
            rows: [`${table} up to ${upTo}`],
            expected: hash,
            found: hashes.get(at) ?? 'no row',
          })
      const added = hashes.get(kept.length - skipped)
      if (added !== undefined) night.kept.set(name, [...kept, { upTo: last, hash: added }])
    }
    return findings
  },
}

/** The last id of a table, and a hash of its rows for each stretch above `after`; what came since has the place after the last of them. */
async function read(
  night: Night,
  table: string,
  order: string,
  stretches: readonly Stretch[],
  after: number,
): Promise<[last: number, hashes: Map<number, string>]> {
  const id = sql.identifier(order)
  const ends = `{${stretches.map(({ upTo }) => upTo + 1).join(',')}}`
  const rows = await rowsOf<{ place: number; last: number; hash: string }>(
    night,
    sql`select case when cardinality(${ends}::float8[]) = 0 then 0 else width_bucket(${id}::float8, ${ends}::float8[]) end as place,
        max(${id})::float8 as last, md5(string_agg(md5(t::text), '' order by t::text)) as hash
      from ${sql.identifier(table)} t where ${id} > ${after} group by 1`,
  )
  const last = Math.max(after, ...rows.map(({ last: one }) => one))
  return [last, new Map(rows.map(({ place, hash }) => [place, hash]))]
}
