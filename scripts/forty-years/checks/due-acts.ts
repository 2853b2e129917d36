import { type SQL, sql } from 'drizzle-orm'
import type { Finding, NightCheck } from '../night.ts'
import { dayOf, differing, firstNight, newIds, rowsOf } from './night-rows.ts'
import { isWorkday, payDay, plusDays, plusMonths } from './plain-days.ts'

/** Nothing is done before its day, and nothing that was due the night before still waits without a reason. */
const doneOnTheirDay: NightCheck = {
  name: 'what is due is done, on its day',
  often: 'nightly',
  check: async (night) => {
    const looked = night.kept.get('due acts: looked')
    const upTo = night.before ?? plusDays(night.today, -1)
    night.kept.set('due acts: looked', upTo)
    const from = typeof looked === 'string' ? looked : firstNight(night)
    return [
      ...(await differing(
        night,
        'An act was done before its day.',
        sql`select concat('due_acts ', id, ', ', kind, ' ', subject_id) as about, due_on as expected, ${dayOf(sql`done_at`)} as found
          from due_acts where done_at >= ${`${upTo}T00:00:00-03:00`}::timestamptz and ${dayOf(sql`done_at`)} < due_on`,
      )),
      ...(await differing(
        night,
        'The day of an act is over, and nobody did it.',
        sql`select concat('due_acts ', id, ', ', kind, ' ', subject_id) as about, due_on as expected, 'never' as found
          from due_acts where done_at is null and attempts = 0 and not_before is null and due_on > ${from}::date and due_on <= ${upTo}::date`,
      )),
      ...(await differing(
        night,
        'An act fails again and again.',
        sql`select concat('due_acts ', id, ', ', kind, ' ', subject_id) as about, 'done' as expected, concat(attempts, ' times: ', last_error) as found
          from due_acts where done_at is null and attempts >= 3 and kind <> 'request-settlement' and due_on > ${firstNight(night)}::date`,
      )),
    ]
  },
}

/** Kinds whose day follows from the rows that they are about: what it should be, for acts above an id. */
const DAYS: Readonly<Record<string, SQL>> = {
  'request-settlement': sql`select s.due_on from settlements s where s.id = a.subject_id`,
  'investment-profile-switch': sql`select s.effective_on from profile_switches s where s.id = a.subject_id`,
  'request-expiry': sql`select max(${dayOf(sql`e.at`)}) + 31 from request_events e where e.request_id = a.subject_id and e.to_status = 3
    and e.from_status <> 3`,
  'payment-due-soon': sql`select p.due_date - 3 from contribution_payments p where p.id = a.subject_id`,
  'loan-bill-due-soon': sql`select b.due_date - 3 from loan_bills b where b.id = a.subject_id`,
  'contribution-suspension': nearestOf('contribution_suspensions'),
  'benefit-suspension': nearestOf('benefit_suspensions'),
  'deferral-fee': sql`select date_trunc('month', a.due_on)::date`,
  'option-presumed': sql`select d.due_on + 2 from due_acts d where d.kind = 'option-deadline-1' and d.subject_id = a.subject_id
    and d.due_on <= a.due_on order by d.due_on desc limit 1`,
  'arrears-presumed': sql`select (t.done_at at time zone 'America/Sao_Paulo')::date + 31 from due_acts t where t.kind = 'payment-third-month'
    and t.subject_id = a.subject_id and t.skipped is null order by t.done_at desc limit 1`,
  'option-deadline-5': sql`select d.due_on - 4 from due_acts d where d.kind = 'option-deadline-1' and d.subject_id = a.subject_id
    and d.due_on >= a.due_on order by d.due_on limit 1`,
  'option-deadline-15': sql`select d.due_on - 14 from due_acts d where d.kind = 'option-deadline-1' and d.subject_id = a.subject_id
    and d.due_on >= a.due_on order by d.due_on limit 1`,
  'option-deadline-30': sql`select d.due_on - 29 from due_acts d where d.kind = 'option-deadline-1' and d.subject_id = a.subject_id
    and d.due_on >= a.due_on order by d.due_on limit 1`,
}

/** The first day of its first or last month, or of the month after: the one that is nearest to the act. */
function nearestOf(table: string): SQL {
  return sql`select day from ${sql.identifier(table)} s, lateral (values ((s.from_month || '-01')::date), ((s.to_month || '-01')::date),
    (((s.to_month || '-01')::date + interval '1 month')::date)) days(day) where s.id = a.subject_id and s.ended_early_on is null
    order by abs(day - a.due_on) limit 1`
}

const plannedForTheirDay: NightCheck = {
  name: 'acts are planned for their day',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'planned', 'due_acts')
    if (!isNew) return []
    const findings: Finding[] = []
    const kinds = await rowsOf<{ kind: string }>(
      night,
      sql`select distinct kind from due_acts where id > ${after}`,
    )
    for (const [kind, day] of Object.entries(DAYS).filter(([name]) =>
      kinds.some(({ kind: one }) => one === name),
    ))
      findings.push(
        ...(await differing(
          night,
          'An act is planned for another day than its row says.',
          sql`select concat('due_acts ', a.id, ', ', kind, ' ', subject_id) as about, expected.day as expected, a.due_on as found
            from due_acts a join lateral (${day}) expected(day) on true
            where a.id > ${after} and a.kind = ${kind} and expected.day is not null and expected.day <> a.due_on`,
        )),
      )
    const dated = await rowsOf<{
      id: number
      kind: string
      subject: number
      dueOn: string
      dueDate: string | null
    }>(
      night,
      sql`select a.id, a.kind, a.subject_id as subject, a.due_on::text as "dueOn", coalesce(p.due_date, b.due_date)::text as "dueDate" from due_acts a
        left join contribution_payments p on a.kind = 'payment-overdue' and p.id = a.subject_id
        left join loan_bills b on a.kind = 'loan-bill-overdue' and b.id = a.subject_id
        where a.id > ${after} and a.kind in ('benefit-payroll', 'benefit-payment', 'payment-overdue', 'loan-bill-overdue')`,
    )
    for (const { id, kind, subject, dueOn, dueDate } of dated) {
      const expected =
        dueDate === null
          ? payDay(kind === 'benefit-payroll' ? monthOf(subject) : dueOn.slice(0, 7))
          : dayLate(dueDate)
      if (dueOn !== expected)
        findings.push({
          meaning: 'An act is planned for another day than the calendar says.',
          rows: [`due_acts ${id}, ${kind} ${subject}`],
          expected,
          found: dueOn,
        })
    }
    return findings
  },
}

const monthOf = (subject: number) => `${Math.floor(subject / 100)}-${String(subject % 100).padStart(2, '0')}`

/** A slip that falls due when banks are closed is paid without charges on the next day on which they open. */
function dayLate(dueDate: string): string {
  let day = dueDate
  while (!isWorkday(day)) day = plusDays(day, 1)
  return plusDays(day, 1)
}

/** Acts that come back by themselves every month or year are planned, whatever happened in between. */
const neverForgotten: NightCheck = {
  name: 'what comes back is planned',
  often: 'month-end',
  check: async (night) => {
    const next = [0, 1]
      .map((months) => payDay(plusMonths(night.today.slice(0, 7), months)))
      .find((day) => day > night.today)
    return [
      ...(await differing(
        night,
        'The next payroll is not planned.',
        sql`select 'due_acts benefit-payroll' as about, ${next}::text as expected, 'none' as found
          where exists (select from due_acts where kind = 'benefit-payroll')
            and not exists (select from due_acts where kind = 'benefit-payroll' and done_at is null and due_on = ${next}::date)`,
      )),
      ...(await differing(
        night,
        'Somebody waits for a deferred benefit, and the next fee is not planned.',
        sql`select concat('plan_links ', l.id) as about, 'a deferral-fee' as expected, 'none' as found from plan_links l
          where l.category = 5 and l.situation in (1, 9) and not exists (select from due_acts a
            where a.kind = 'deferral-fee' and a.subject_id = l.id and a.done_at is null)`,
      )),
      ...(await differing(
        night,
        'A month has more than one payroll, or an act was done more than once.',
        sql`select concat(kind, ' ', subject_id) as about, '1' as expected, count(*) as found from due_acts
          where kind = 'benefit-payroll' group by kind, subject_id having count(*) > 1`,
      )),
    ]
  },
}

export const dueActChecks = [doneOnTheirDay, plannedForTheirDay, neverForgotten]
