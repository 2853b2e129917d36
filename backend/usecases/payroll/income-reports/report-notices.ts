import { sql } from 'drizzle-orm'
import { OWN_CONTRIBUTIONS } from '#backend/database/queries/contribution-years.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { ledgerEntries } from '#backend/database/schema/ledger.ts'
import { paySlips } from '#backend/database/schema/pay-slips.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { redemptionPayments } from '#backend/database/schema/redemption-payments.ts'
import { type ActOutcome, fanOutTo } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { type ActToPlan, planActs } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import { incomeReportDueOn } from '#domain/payroll/income-reports/income-reports.ts'

/** The day on which the reports of a year are there at the latest: people are told then. */
export function reportYear(year: number): ActToPlan {
  return { kind: 'income-report-year', subjectId: year, dueOn: incomeReportDueOn(year) }
}

const NOTICE = 'income-report-notice' satisfies DueActKind

/** Plans a notice for every link that was paid, or contributed, in a year, and the year after. One statement, however many there are. */
export async function fanOutReportNotice(work: Work, year: number, dueOn: IsoDate): Promise<ActOutcome> {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`]
  const own = sql.join(
    OWN_CONTRIBUTIONS.map((type) => sql`${type}`),
    sql`, `,
  )
  const planned = await work.database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${NOTICE}, link.id, ${dueOn}::date from ${planLinks} link
    where exists (select from ${paySlips} slip
        where slip.link_id = link.id and slip.paid_on >= ${first}::date and slip.paid_on < ${next}::date)
      or exists (select from ${redemptionPayments} paid
        where paid.link_id = link.id and paid.paid_on >= ${first}::date and paid.paid_on < ${next}::date)
      or (link.category <> ${Category.pensioner} and exists (select from ${ledgerEntries} entry
        where entry.link_id = link.id and entry.date >= ${first}::date and entry.date < ${next}::date
          and entry.type in (${own})))
    on conflict do nothing`)
  await planActs(work, [reportYear(year + 1)])
  return fanOutTo(planned)
}

/** Tells one person that the report of the year before is there. */
export async function notifyOfReport(work: Work, linkId: number, dueOn: IsoDate): Promise<ActOutcome> {
  const { link, plan } = await linkById(work.database, linkId)
  const ano = String(Number(dueOn.slice(0, 4)) - 1)
  await notify(
    work,
    'informe_disponivel',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, ano },
  )
  return 'done'
}
