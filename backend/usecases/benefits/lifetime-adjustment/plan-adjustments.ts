import { eq, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { benefits } from '#backend/database/schema/benefits.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, fanOutTo, skip } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { lifetimeAdjustment } from '#backend/rules/benefit-kinds.ts'
import { type PlanReference, ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import { nextAdjustmentDay } from '#domain/benefits/lifetime-adjustment.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'

const ONE = 'lifetime-adjustment' satisfies DueActKind

/**
 * Plans the first adjustment of a plan's incomes on or after a day, by the rule of that day. Publishing another month calls it with its first
 * day: a month that was planned by an older rule is none any more on its day, and does nothing.
 */
export async function planFirstAdjustment(
  work: Pick<Work, 'database'>,
  plan: PlanReference,
  from: IsoDate,
): Promise<void> {
  const { month } = await ruleOn(work.database, lifetimeAdjustment, plan, from)
  await planAct(work, 'lifetime-adjustments', plan.id, nextAdjustmentDay(from, month))
}

/** The month begins: an act for each benefit of the plan that is not over, in one statement, and the plan's next year. */
export async function fanOutAdjustments(work: Work, planId: number, dueOn: IsoDate): Promise<ActOutcome> {
  const { database } = work
  const { month } = await ruleOn(database, lifetimeAdjustment, { id: planId }, dueOn)
  await planFirstAdjustment(work, { id: planId }, addDays(dueOn, 1))
  if (nextAdjustmentDay(dueOn, month) !== dueOn) return skip('other-day')
  const planned = await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${ONE}, ${benefits.id}, ${dueOn}::date
    from ${benefits} join ${planLinks} on ${planLinks.id} = ${benefits.linkId}
    where ${planLinks.planId} = ${planId} and ${benefits.endedOn} is null and ${benefits.firstPaymentOn} < ${dueOn}::date
    order by ${benefits.id}
    on conflict do nothing`)
  return fanOutTo(planned)
}

/** Plans the first adjustment of plans that were there before there was one. */
export async function beginAdjustments(database: Querier, today: IsoDate): Promise<void> {
  await database.transaction(async (transaction) => {
    const planned = transaction
      .select({ id: dueActs.subjectId })
      .from(dueActs)
      .where(eq(dueActs.kind, 'lifetime-adjustments'))
    const known = new Set((await planned).map(({ id }) => id))
    for (const { id } of await transaction.select({ id: plans.id }).from(plans))
      if (!known.has(id)) await planFirstAdjustment({ database: transaction }, { id }, today)
  })
}
