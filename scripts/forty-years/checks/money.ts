import { sql } from 'drizzle-orm'
import type { NightCheck } from '../night.ts'
import { dayOf, differing, firstNight, newIds } from './night-rows.ts'

/** Money of a slip that leaves the balance: the month's income, its thirteenth, and cash. A refund is the Treasury's, not the plan's. */
const FROM_BALANCE = sql.raw('(101, 102, 110)')

const benefitsLeaveTheLedger: NightCheck = {
  name: 'benefits left the ledger as their slips say',
  often: 'nightly',
  check: async (night) => {
    const slips = await newIds(night, 'benefits', 'pay_slips')
    const entries = await newIds(night, 'benefits', 'ledger_entries')
    if (!slips.isNew && !entries.isNew) return []
    return [
      // An income for life goes on without a balance, at the plan's risk.
      ...(await differing(
        night,
        'A pay slip pays something else than what left the ledger for it.',
        sql`select concat('pay_slips ', s.id, ', link ', s.link_id, ' ', s.competence) as about, s.said as expected, taken.amount as found
          from (
            select s.id, s.link_id, s.competence, s.memo, coalesce(sum(l.amount) filter (where l.code in ${FROM_BALANCE}), 0) as said
            from pay_slips s left join pay_slip_lines l on l.pay_slip_id = s.id where s.id > ${slips.after} group by s.id
          ) s
          left join lateral (
            select coalesce(-sum(e.amount), 0) as amount from ledger_entries e
            where e.link_id = s.link_id and e.cause_kind = 'benefit-payment' and split_part(e.cause_id, ' ', 2) = s.competence
          ) taken on true
          where s.said <> taken.amount and not (s.said > taken.amount and s.memo ->> 'incomeBasis' = 'fixed' and not exists (
            select from ledger_entries e where e.link_id = s.link_id group by e.account having sum(e.quotas) > 0))`,
      )),
      ...(await differing(
        night,
        'Money left the ledger for a benefit without a pay slip.',
        sql`select concat('ledger_entries of benefit-payment ', e.cause_id, ', link ', e.link_id) as about, 'a pay slip' as expected,
            sum(e.amount) as found
          from ledger_entries e where e.id > ${entries.after} and e.cause_kind = 'benefit-payment' and not exists (
            select from pay_slips s where s.link_id = e.link_id and s.competence = split_part(e.cause_id, ' ', 2))
          group by e.cause_id, e.link_id`,
      )),
    ]
  },
}

/** Days in which a credit is expected once its quota is there: acts that failed are tried again by then. */
const CREDIT_PATIENCE = 10

const contributionsCameIn: NightCheck = {
  name: 'paid contributions came into the ledger, once',
  often: 'nightly',
  check: async (night) => {
    const entries = await newIds(night, 'paid', 'ledger_entries')
    if (!entries.isNew) return []
    return differing(
      night,
      'A paid contribution is in the ledger with another sum than was paid.',
      sql`select concat('contribution_payments ', p.id, ', link ', p.link_id) as about, p.paid_amount as expected, sum(e.amount) as found
        from contribution_payments p
        join ledger_entries e on e.link_id = p.link_id and e.cause_kind = 'contribution-payment'
          and split_part(e.cause_id, ' ', 1) = p.id::text
        where p.id in (select split_part(cause_id, ' ', 1)::int from ledger_entries
          where id > ${entries.after} and cause_kind = 'contribution-payment')
        group by p.id, p.link_id, p.paid_amount having sum(e.amount) is distinct from p.paid_amount`,
    )
  },
}

const contributionsAreCredited: NightCheck = {
  name: 'what was paid is credited',
  often: 'month-end',
  check: async (night) => [
    ...(await differing(
      night,
      'A contribution was paid and its quota is there, but it is not in the ledger.',
      sql`select concat('contribution_payments ', p.id, ', link ', p.link_id) as about, p.paid_amount as expected, 0 as found
        from contribution_payments p join plan_links l on l.id = p.link_id
        where p.paid_on > ${firstNight(night)}::date and p.credit_on between ${night.today}::date - 90 and ${night.today}::date - ${CREDIT_PATIENCE}::int
          and exists (select from quota_values q where q.profile_id = l.profile_id and q.date >= p.credit_on
            and q.date <= ${night.today}::date - ${CREDIT_PATIENCE}::int)
          and not exists (select from ledger_entries e where e.cause_kind = 'contribution-payment' and e.cause_id = p.id::text)`,
    )),
    ...(await differing(
      night,
      'A slip was cleared more than once.',
      sql`select concat('contribution_payments ', c.payment_id, ', loan_bills ', c.loan_bill_id) as about, '1' as expected, count(*) as found
        from payment_clearing_lines c where c.outcome = 'cleared' group by c.payment_id, c.loan_bill_id having count(*) > 1`,
    )),
  ],
}

const exitsLeftTheLedger: NightCheck = {
  name: 'redemptions and portabilities left the ledger, once',
  often: 'nightly',
  check: async (night) => {
    const redeemed = await newIds(night, 'exits', 'redemption_payments')
    const ported = await newIds(night, 'exits', 'portability_transfers')
    const entries = await newIds(night, 'exits', 'ledger_entries')
    if (!redeemed.isNew && !ported.isNew && !entries.isNew) return []
    return [
      ...(await differing(
        night,
        'What a redemption paid, and what of it stayed with the plan, is not what left the ledger.',
        sql`select concat('redemption_payments of request ', r.request_id, ', link ', r.link_id) as about,
            sum(r.gross + r.forfeited) as expected, coalesce(max(taken.amount), 0) as found
          from redemption_payments r
          left join lateral (select -sum(e.amount) as amount from ledger_entries e
            where e.link_id = r.link_id and e.cause_kind = 'request' and split_part(e.cause_id, ' ', 1) = r.request_id::text) taken on true
          where r.request_id in (select request_id from redemption_payments where id > ${redeemed.after}
            union select split_part(cause_id, ' ', 1)::int from ledger_entries
              where id > ${entries.after} and cause_kind = 'request' and type in ('redemption', 'forfeited'))
          group by r.request_id, r.link_id having sum(r.gross + r.forfeited) <> coalesce(max(taken.amount), 0)`,
      )),
      ...(await differing(
        night,
        'What went to another entity is not what left the ledger.',
        sql`select concat('portability_transfers ', p.id, ', link ', p.link_id) as about, p.amount as expected, taken.amount as found
          from portability_transfers p
          left join lateral (select coalesce(-sum(e.amount), 0) as amount from ledger_entries e
            where e.link_id = p.link_id and e.cause_kind = 'request' and split_part(e.cause_id, ' ', 1) = p.request_id::text) taken on true
          where p.id > ${ported.after} and p.amount <> taken.amount`,
      )),
    ]
  },
}

/** The fee of who waits for a deferred benefit, from the balance: once a month, so many per cent of what it was worth on the first day. */
const feesOnceAMonth: NightCheck = {
  name: 'the fee of a deferral is taken once a month',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'fees', 'ledger_entries')
    if (!isNew) return []
    return [
      ...(await differing(
        night,
        'The fee of a month was taken more than once.',
        sql`select concat('link ', link_id, ' ', competence) as about, '1' as expected, count(distinct cause_id) as found
          from ledger_entries
          join (select distinct link_id, competence from ledger_entries where id > ${after} and type = 'fee') new using (link_id, competence)
          where type = 'fee' group by link_id, competence having count(distinct cause_id) > 1`,
      )),
      ...(await differing(
        night,
        'The fee of a month is not its percentage of the balance.',
        sql`select concat('link ', fee.link_id, ' ', fee.competence) as about,
            round(held.worth * (rule.rules ->> 'balanceFeePercent')::numeric / 100, 2) as expected, fee.amount as found
          from (
            select link_id, competence, -sum(amount) as amount, min(id) as first, max(date) as date,
              min(${dayOf(sql`recorded_at`)}) as on_day
            from ledger_entries where id > ${after} and type = 'fee' group by link_id, competence
          ) fee
          join plan_links l on l.id = fee.link_id
          join lateral (select rules from dated_rules where kind = 'deferred-benefit' and plan_id = l.plan_id and withdrawn_at is null
            and during @> ((fee.competence || '-01')::date + interval '1 month')::date limit 1) rule on true
          join lateral (select sum(round(worth, 2)) as worth from (
            select sum(e.quotas * q.value) as worth from ledger_entries e
            join lateral (select value from quota_values where profile_id = e.profile_id and date <= fee.on_day
              order by date desc, version desc limit 1) q on true
            where e.link_id = fee.link_id and e.id < fee.first and e.quotas <> 0 group by e.account) accounts) held on true
          where abs(fee.amount - held.worth * (rule.rules ->> 'balanceFeePercent')::numeric / 100) > 0.02`,
      )),
    ]
  },
}

const importsCameIn: NightCheck = {
  name: 'imported contributions came into the ledger, once',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'imports', 'ledger_entries')
    if (!isNew) return []
    return differing(
      night,
      'An import of contributions is in the ledger with another sum than its rows say.',
      sql`with touched as (
          select distinct split_part(cause_id, '-', 2)::int as id from ledger_entries
          where id > ${after} and cause_kind = 'import' and cause_id like 'planilha-%'
        )
        select concat('imports ', i.id) as about, said.amount as expected, came.amount as found
        from touched t join imports i on i.id = t.id and i.emptied_at is null
        left join lateral (select coalesce(sum((r.values ->> 'valor')::numeric), 0) as amount from import_rows r
          where r.import_id = i.id and r.result in ('applied', 'kept')) said on true
        left join lateral (select coalesce(sum(e.amount), 0) as amount from ledger_entries e
          where e.cause_kind = 'import' and e.cause_id like concat('planilha-', i.id, '-%')) came on true
        where said.amount <> came.amount`,
    )
  },
}

/** Over everything since the first night: what is held is what came in less what went out. */
const everythingAddsUp: NightCheck = {
  name: 'what is held is what came in less what went out',
  often: 'year-end',
  check: (night) => {
    const first = firstNight(night)
    return differing(
      night,
      'The accounts do not hold what came in less what went out, by the rows of what was paid.',
      sql`with posted as (
          select cause_kind, sum(amount) as amount from ledger_entries
          where ${dayOf(sql`recorded_at`)} > ${first}::date group by cause_kind
        ), told as (
          select 'contribution-payment' as cause_kind, sum(paid_amount) as amount from contribution_payments
          where credited_on > ${first}::date and exists (select from ledger_entries e
            where e.cause_kind = 'contribution-payment' and split_part(e.cause_id, ' ', 1) = contribution_payments.id::text
              and ${dayOf(sql`e.recorded_at`)} > ${first}::date)
          union all
          select 'request', -sum(amount) from (
            select gross + forfeited as amount from redemption_payments where paid_on > ${first}::date
            union all select amount from portability_transfers where transferred_on > ${first}::date) outs
          union all select 'pension', 0 union all select 'investment-profile-switch', 0
        )
        select told.cause_kind as about, coalesce(told.amount, 0) as expected, coalesce(posted.amount, 0) as found
        from told left join posted using (cause_kind) where coalesce(told.amount, 0) <> coalesce(posted.amount, 0)`,
    )
  },
}

export const moneyChecks = [
  benefitsLeaveTheLedger,
  contributionsCameIn,
  contributionsAreCredited,
  exitsLeftTheLedger,
  feesOnceAMonth,
  importsCameIn,
  everythingAddsUp,
]
