import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { benefits } from '#backend/database/schema/benefits.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, fanOutTo } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { type ActToPlan, planActs } from '#backend/due-acts/plan-acts.ts'
import type { Work } from '#backend/work.ts'
import {
  addToCompetence,
  type Competence,
  compareIso,
  competenceOf,
  type IsoDate,
  lastDayOfMonth,
} from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'

const PAYROLL = 'benefit-payroll' satisfies DueActKind
const PAYMENT = 'benefit-payment' satisfies DueActKind

/** The payroll of a month, on its day of payment. Its subject is the month as a number, such as 202612. */
function payrollOf(month: Competence): ActToPlan {
  return { kind: PAYROLL, subjectId: Number(month.replace('-', '')), dueOn: paymentDayOf(month) }
}

/** The first payroll from a day on, that day included. */
export function nextPayroll(from: IsoDate): ActToPlan {
  const month = competenceOf(from)
  return payrollOf(compareIso(paymentDayOf(month), from) >= 0 ? month : addToCompetence(month, 1))
}

/**
 * Plans the payment of every benefit whose first month has come, and the payroll of the next month. On the day itself, so that a benefit is in
 * it whoever wrote it and whenever; after a time that nothing ran, one month after the other. One statement, however many there are.
 */
export async function planPayments(work: Work, dueOn: IsoDate): Promise<ActOutcome> {
  const month = competenceOf(dueOn)
  const planned = await work.database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${PAYMENT}, ${benefits.id}, ${dueOn}::date from ${benefits}
    where (${benefits.endedOn} is null or ${benefits.endedOn} > ${dueOn}::date) and ${benefits.firstPaymentOn} <= ${lastDayOfMonth(month)}::date
    order by ${benefits.id}
    on conflict do nothing`)
  await planActs(work, [payrollOf(addToCompetence(month, 1))])
  return fanOutTo(planned)
}

/** Begins the payroll of an entity that was installed before there was one. */
export async function beginPayroll(database: Querier, today: IsoDate): Promise<void> {
  const { kind, subjectId, dueOn } = nextPayroll(today)
  await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${kind}, ${subjectId}, ${dueOn}::date
    where exists (select from ${plans}) and not exists (select from ${dueActs} where ${dueActs.kind} = ${kind})
    on conflict do nothing`)
}
