import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import { suspensionsOf } from '#backend/database/queries/suspensions.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { contributionSuspensions } from '#backend/database/schema/suspensions.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { monthText } from '#contract/value-text.ts'
import { addToCompetence, type Competence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import { Category, Situation } from '#domain/participants.ts'
import { moveLink } from '../../life-cycle/move-link.ts'

/**
 * Lets a suspension begin and end: the situation of its link follows its months, and in the last one the person is told that contributions
 * come back, while they still do. However late, it is judged as of the day of the act.
 */
export async function settleSuspension(work: Work, { subjectId, dueOn }: PlannedAct): Promise<ActOutcome> {
  const { database, now } = work
  const month = competenceOf(dueOn)
  const [suspension] = await database
    .select({ linkId: contributionSuspensions.linkId })
    .from(contributionSuspensions)
    .where(eq(contributionSuspensions.id, subjectId))
  if (!suspension) return skip('gone')
  await lockLink(database, suspension.linkId)
  const [link] = await database
    .select()
    .from(planLinks)
    .where(and(eq(planLinks.id, suspension.linkId), inArray(planLinks.category, SAVING)))
  if (!link) return skip('not-concerned')
  const periods = await suspensionsOf(database, link.id)
  const running = suspensionIn(periods, month)
  if (running?.to === month && competenceOf(saoPauloDateOf(now)) <= month)
    await notifyReturn(work, link, running)
  if (running && link.situation === Situation.active) {
    await moveLink(work, { linkId: link.id, event: 'contribution-suspended', on: `${running.from}-01` })
    return 'done'
  }
  const past = periods.find(({ from, to }) => from <= to && to < month)
  if (running || !past || link.situation !== Situation.suspended) return 'done'
  const resumed = addToCompetence(past.to, 1)
  await moveLink(work, { linkId: link.id, event: 'contribution-resumed', on: `${resumed}-01` })
  return 'done'
}

const SAVING = [Category.taxpayer, Category.selfSponsored]

type Link = typeof planLinks.$inferSelect

async function notifyReturn(
  work: Work,
  { personId, planId }: Link,
  { id, to }: { id: number; to: Competence },
): Promise<void> {
  const told = await work.database
    .update(contributionSuspensions)
    .set({ returnToldAt: work.now })
    .where(and(eq(contributionSuspensions.id, id), isNull(contributionSuspensions.returnToldAt)))
    .returning({ id: contributionSuspensions.id })
  if (told.length === 0) return
  const [plan] = await work.database.select({ name: plans.name }).from(plans).where(eq(plans.id, planId))
  await notify(
    work,
    'contribuicao_volta',
    { personId, planId },
    { plano: plan?.name ?? '', competencia: monthText(addToCompetence(to, 1)) },
  )
}
