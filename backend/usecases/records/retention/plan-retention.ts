import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, fanOutTo } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { type ActToPlan, planActs } from '#backend/due-acts/plan-acts.ts'
import { retention } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import { addToCompetence, type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { ENDED_SITUATIONS } from '#domain/participants.ts'
import { linkGoesOn, oldestKeptDay } from '#domain/records/retention.ts'

const MONTH = 'retention' satisfies DueActKind
const ONE = 'link-retention' satisfies DueActKind

/** The act of a month, on its first day. Its subject is the month as a number, such as 202612. */
const retentionOf = (month: Competence): ActToPlan => ({
  kind: MONTH,
  subjectId: Number(month.replace('-', '')),
  dueOn: `${month}-01`,
})

/** The first month from a day on that begins after it. */
export const nextRetention = (from: IsoDate): ActToPlan => retentionOf(addToCompetence(competenceOf(from), 1))

/**
 * Plans an act for every enrolment whose end alone is long enough ago, and the next month; each looks for itself at what else counts. What could
 * not go last month is asked again.
 */
export async function fanOutRetention(work: Work, dueOn: IsoDate): Promise<ActOutcome> {
  const { database } = work
  const periods = await ruleOn(database, retention, null, dueOn)
  const none = { lastPaymentOn: null, lastPensionOn: null }
  const oldest = oldestKeptDay(dueOn, (endedOn) => linkGoesOn({ endedOn, ...none }, periods))
  const planned = await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${ONE}, ${planLinks.id}, ${dueOn}::date from ${planLinks}
    where ${and(
      inArray(planLinks.situation, [...ENDED_SITUATIONS]),
      isNull(planLinks.erasedAt),
      lt(planLinks.situationSince, oldest),
    )}
    order by ${planLinks.id}
    on conflict do nothing`)
  await planActs(work, [nextRetention(dueOn)])
  return fanOutTo(planned)
}

/** Begins it for an entity that was installed before there was one. */
export async function beginRetention(database: Querier, today: IsoDate): Promise<void> {
  const { kind, subjectId, dueOn } = nextRetention(today)
  await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${kind}, ${subjectId}, ${dueOn}::date
    where exists (select from ${plans}) and not exists (select from ${dueActs} where ${dueActs.kind} = ${kind})
    on conflict do nothing`)
}
