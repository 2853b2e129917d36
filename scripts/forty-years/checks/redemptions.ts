import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { newIds, rowsOf } from './night-rows.ts'
import { monthsFrom } from './plain-days.ts'
import { type Brackets, type Lot, rateOf } from './taxes.ts'

type TaxedRedemption = {
  id: number
  link: number
  request: number
  number: number
  paidOn: string
  regime: 'progressive' | 'regressive'
  gross: number
  tax: number
  brackets: Brackets
  percent: number
}

const taxOfRedemptions: NightCheck = {
  name: 'the tax of a redemption is what its regime says',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'taxes', 'redemption_payments')
    if (!isNew) return []
    const payments = await rowsOf<TaxedRedemption>(
      night,
      sql`select r.id, r.link_id as link, r.request_id as request, r.number::int, r.paid_on::text as "paidOn", r.regime, r.gross::float8, r.tax::float8,
          (select rules from dated_rules where kind = 'tax-regressive' and plan_id is null and withdrawn_at is null and during @> r.paid_on limit 1) as brackets,
          coalesce((select (rules ->> 'percent')::float8 from dated_rules where kind = 'tax-redemption' and plan_id is null and withdrawn_at is null
            and during @> r.paid_on limit 1), 15) as percent
        from redemption_payments r join plan_links k on k.id = r.link_id where r.id > ${after}
          and not exists (select from declarations d where d.kind = 'residence' and d.person_id = k.person_id)`,
    )
    const findings: Finding[] = []
    for (const payment of payments) findings.push(...(await judgedRedemption(night, payment)))
    return findings
  },
}

async function judgedRedemption(night: Night, payment: TaxedRedemption): Promise<Finding[]> {
  const lots = await rowsOf<Lot>(
    night,
    sql`select lot_date::text as "lotDate", -amount::float8 as amount from ledger_entries
      where cause_kind = 'request' and cause_id = ${String(payment.request)} and line like ${`${payment.number} redemption %`}`,
  )
  const byLots = lots.reduce(
    (sum, { lotDate, amount }) =>
      sum + (amount * rateOf(lotDate, payment.paidOn, payment.brackets, false)) / 100,
    0,
  )
  const expected = payment.regime === 'regressive' ? byLots : (payment.gross * payment.percent) / 100
  if (Math.abs(expected - payment.tax) <= 0.011 + 0.005 * lots.length) return []
  return [
    {
      meaning: 'The tax of a redemption is not what the age of its money, or its fixed rate, says.',
      rows: [`redemption_payments ${payment.id}, link ${payment.link}`],
      expected: expected.toFixed(2),
      found: payment.tax.toFixed(2),
    },
  ]
}

type Vested = {
  id: number
  link: number
  joinedOn: string
  paidOn: string
  forfeited: number
  sponsored: number
  table: readonly { fromMonths: number; percent: number }[] | null
}

/** The sponsor's part that is not vested stays with the plan, with the first payment of everything. */
const vestedByTable: NightCheck = {
  name: 'the plan keeps what is not vested, and no more',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'vesting', 'redemption_payments')
    if (!isNew) return []
    const payments = await rowsOf<Vested>(
      night,
      sql`select r.id, r.link_id as link, k.joined_on::text as "joinedOn", r.paid_on::text as "paidOn", r.forfeited::float8, rule.rules -> 'table' as table,
          coalesce(held.worth, 0)::float8 as sponsored
        from redemption_payments r join plan_links k on k.id = r.link_id
        join requests q on q.id = r.request_id
        join lateral (select rules from dated_rules where kind = 'vesting' and plan_id = k.plan_id and withdrawn_at is null
          and during @> r.paid_on limit 1) rule on true
        join lateral (select min(id) as first, max(date) as date from ledger_entries e where e.link_id = r.link_id and e.cause_kind = 'request'
          and e.cause_id = r.request_id::text) cause on true
        left join lateral (select sum(e.quotas * v.value) as worth from ledger_entries e
          join lateral (select value from quota_values where profile_id = e.profile_id and date <= cause.date
            order by date desc, version desc limit 1) v on true
          where e.link_id = r.link_id and e.account = 'sponsor' and e.id < cause.first and e.quotas <> 0) held on true
        where r.id > ${after} and r.number = 1 and exists (select from link_moves m where m.request_id = r.request_id
          and m.event = 'total-option-filed')`,
    )
    return payments.flatMap(keptByThePlan)
  },
}

function keptByThePlan({ id, link, joinedOn, paidOn, forfeited, sponsored, table }: Vested): Finding[] {
  const months = monthsFrom(joinedOn, paidOn) - (paidOn.slice(8) < joinedOn.slice(8) ? 1 : 0)
  const percent =
    table === null ? 100 : (table.findLast(({ fromMonths }) => fromMonths <= months)?.percent ?? 0)
  const expected = (sponsored * (100 - percent)) / 100
  // Each lot is rounded, and what is left of one goes on to the next.
  if (Math.abs(expected - forfeited) <= 0.02) return []
  return [
    {
      meaning: 'What the plan kept of a redemption is not what was not vested of the sponsor.',
      rows: [`redemption_payments ${id}, link ${link}`],
      expected: `${expected.toFixed(2)}, ${percent}% of ${months} months`,
      found: forfeited.toFixed(2),
    },
  ]
}

export const redemptionChecks = [taxOfRedemptions, vestedByTable]
