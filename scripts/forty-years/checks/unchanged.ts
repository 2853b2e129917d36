import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { rowsOf } from './night-rows.ts'

/**
 * Tables whose rows are only ever added, with the id by which they grow. Of an enrolment whose time is over the account of payments is
 * emptied, and its requests lose their steps: those are no changes.
 */
const HISTORIES: Readonly<Record<string, { order: string; loses?: 'account' | 'steps' }>> = {
  ledger_entries: { order: 'id' },
  quota_values: { order: 'id' },
  pay_slips: { order: 'id', loses: 'account' },
  pay_slip_lines: { order: 'pay_slip_id' },
  redemption_payments: { order: 'id', loses: 'account' },
  portability_transfers: { order: 'id', loses: 'account' },
  loan_payments: { order: 'id' },
  benefit_incomes: { order: 'id' },
  link_moves: { order: 'id' },
  request_events: { order: 'id', loses: 'steps' },
}

/** Stands for the enrolment where a table is hashed as a whole. */
const NO_LINK = 'all'

/**
 * The rows of a table that a month added: those above the stretch before, up to `upTo`. Hashes by the enrolment.
 */
type Stretch = { upTo: number; hashes: Readonly<Record<string, string>> }

/** Nothing that was written in an earlier month reads differently: a hash of each month's rows, kept outside of the database. */
export const unchanged: NightCheck = {
  name: 'nothing earlier changed',
  often: 'month-end',
  check: async (night) => {
    const findings: Finding[] = []
    const erased = await erasedLinks(night)
    for (const [table, { order, loses }] of Object.entries(HISTORIES)) {
      const name = `histories: ${table}`
      const kept = (night.kept.get(name) ?? []) as Stretch[]
      // All of a long life once a year; what is newest, and so likeliest to be touched, every month.
      const skipped = night.today.slice(5, 7) === '12' ? 0 : Math.max(0, kept.length - 3)
      const asked = {
        table,
        order,
        loses,
        stretches: kept.slice(skipped),
        after: kept[skipped - 1]?.upTo ?? 0,
      }
      const [last, found] = await read(night, asked)
      for (const [at, { upTo, hashes }] of kept.slice(skipped).entries())
        for (const [link, hash] of Object.entries(hashes)) {
          const now = found.get(at)?.[link]
          if (now !== hash && !(now === undefined && erased.has(link)))
            findings.push({
              meaning: 'Rows that are only ever added were changed or taken away.',
              rows: [`${table} up to ${upTo}${link === NO_LINK ? '' : `, link ${link}`}`],
              expected: hash,
              found: now ?? 'no row',
            })
        }
      const added = found.get(kept.length - skipped)
      if (added !== undefined) night.kept.set(name, [...kept, { upTo: last, hashes: added }])
    }
    return findings
  },
}

/** Enrolments of which only figures are left. */
async function erasedLinks(night: Night): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ id: string }>(
    night,
    sql`select id::text as id from plan_links where erased_at is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

type Asked = {
  table: string
  order: string
  loses: 'account' | 'steps' | undefined
  stretches: readonly Stretch[]
  after: number
}

/** The last id of a table, and the hashes of its rows for each stretch above `after`; what came since has the place after the last of them. */
async function read(
  night: Night,
  { table, order, loses, stretches, after }: Asked,
): Promise<[last: number, found: Map<number, Stretch['hashes']>]> {
  const id = sql.identifier(order)
  const ends = `{${stretches.map(({ upTo }) => upTo + 1).join(',')}}`
  const link =
    loses === 'steps' ? sql`(select link_id from requests r where r.id = t.request_id)` : sql`${NO_LINK}`
  const content =
    loses === 'account' ? sql`(to_jsonb(t) - '{bank,agency,account}'::text[])::text` : sql`t::text`
  const rows = await rowsOf<{ place: number; link: string; last: number; hash: string }>(
    night,
    sql`select case when cardinality(${ends}::float8[]) = 0 then 0 else width_bucket(${id}::float8, ${ends}::float8[]) end as place,
        ${link}::text as link, max(${id})::float8 as last, md5(string_agg(md5(${content}), '' order by ${content})) as hash
      from ${sql.identifier(table)} t where ${id} > ${after} group by 1, 2`,
  )
  const last = Math.max(after, ...rows.map(({ last: one }) => one))
  const found = new Map<number, Record<string, string>>()
  for (const row of rows) found.set(row.place, { ...found.get(row.place), [row.link]: row.hash })
  return [last, found]
}
