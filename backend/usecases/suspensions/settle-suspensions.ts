import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { competenceText } from '#contract/competence-text.ts'
import { addToCompetence, type Competence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import { suspensionIn } from '#domain/suspensions/suspension.ts'
import type { Api } from '../../api.ts'
import { suspensionsOf } from '../../database/queries/suspensions.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { audit } from '../../security/audit.ts'
import { runWork, type Work, type WorkOrigin } from '../../work.ts'
import { NotificationType, notify } from '../notifications/notify.ts'

const SAVING = [Category.taxpayer, Category.selfSponsored]

/**
 * Lets suspensions begin and end: the situation of a link follows its months, and in the last one the person is told that contributions
 * come back. Each link in its own transaction. @returns how many situations changed.
 */
export async function settleSuspensions(api: Api, origin: WorkOrigin): Promise<number> {
  const month = competenceOf(saoPauloDateOf(origin.now))
  const links = await api.database
    .selectDistinct({ id: planLinks.id })
    .from(planLinks)
    .innerJoin(contributionSuspensions, eq(contributionSuspensions.linkId, planLinks.id))
    .where(
      and(
        inArray(planLinks.category, SAVING),
        or(eq(planLinks.situation, Situation.active), eq(planLinks.situation, Situation.suspended)),
      ),
    )
    .orderBy(planLinks.id)
  let changed = 0
  for (const { id } of links) {
    try {
      if (await runWork(api, origin, (work) => settle(work, id, month))) changed += 1
    } catch (error) {
      api.log.error({ err: error, linkId: id }, 'a suspension could not be settled')
    }
  }
  return changed
}

type Link = typeof planLinks.$inferSelect

async function settle(work: Work, linkId: number, month: Competence): Promise<boolean> {
  const [link] = await work.database.select().from(planLinks).where(eq(planLinks.id, linkId)).for('update')
  if (!link) return false
  const periods = await suspensionsOf(work.database, linkId)
  const running = suspensionIn(periods, month)
  if (running?.to === month) await tellReturn(work, link, running)
  if (running && link.situation === Situation.active) {
    await change(work, link, { situation: Situation.suspended, situationSince: `${running.from}-01` })
    return true
  }
  const past = periods.find(({ from, to }) => from <= to && to < month)
  if (running || !past || link.situation !== Situation.suspended) return false
  const resumed = addToCompetence(past.to, 1)
  await change(work, link, { situation: Situation.active, situationSince: `${resumed}-01` })
  return true
}

async function change(
  work: Work,
  { id, personId, situation, situationSince }: Link,
  after: Pick<Link, 'situation' | 'situationSince'>,
): Promise<void> {
  await work.database.update(planLinks).set(after).where(eq(planLinks.id, id))
  await audit(work, {
    subjectId: personId,
    action: 'plan-link.situation-changed',
    entityId: id,
    before: { situation, situationSince },
    after,
  })
}

async function tellReturn(
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
  const month = competenceText(addToCompetence(to, 1))
  await notify(work, [personId], {
    planId,
    type: NotificationType.notice,
    title: 'Sua contribuição volta no mês que vem',
    description: `A suspensão da sua contribuição termina este mês. Você volta a contribuir em ${month}.`,
  })
}
