import { and, eq, isNull } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import { benefitSuspensionsOf } from '#backend/database/queries/benefit-suspensions.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { isProofOfLifeMissed } from '#backend/database/queries/proof-of-life-suspensions.ts'
import { benefitSuspensions } from '#backend/database/schema/benefit-suspensions.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { monthText } from '#contract/value-text.ts'
import {
  addToCompetence,
  type Competence,
  competenceOf,
  type IsoDate,
  saoPauloDateOf,
} from '#domain/calendar.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import { Situation } from '#domain/participants.ts'
import { moveLink } from '../../life-cycle/move-link.ts'

/** Begins or ends a suspension on one of its days, however late. */
export async function settleBenefitSuspension(
  work: Work,
  { subjectId, dueOn }: PlannedAct,
): Promise<ActOutcome> {
  const [suspension] = await work.database
    .select({ linkId: benefitSuspensions.linkId })
    .from(benefitSuspensions)
    .where(eq(benefitSuspensions.id, subjectId))
  if (!suspension) return skip('gone')
  await followSuspensions(work, suspension.linkId, dueOn)
  return 'done'
}

/**
 * Lets the suspensions that the person asked for begin and end: the situation of the link follows their months, and in the last one the
 * person is told that the benefit comes back, while it still does. `day`: the one on which that is looked at, today by default. One that stands still for another reason stays so until that is gone.
 */
export async function followSuspensions(
  work: Work,
  linkId: number,
  day: IsoDate = saoPauloDateOf(work.now),
): Promise<void> {
  const { database } = work
  await lockLink(database, linkId)
  const row = await linkById(database, linkId)
  const month = competenceOf(day)
  const periods = await benefitSuspensionsOf(database, linkId)
  const running = suspensionIn(periods, month)
  if (running?.to === month && competenceOf(saoPauloDateOf(work.now)) <= month)
    await notifyReturn(work, row, running)
  const { situation, situationReason } = row.link
  if (running && situation === Situation.inBenefit)
    await moveLink(work, {
      linkId,
      event: 'benefit-suspended',
      on: laterOf(`${running.from}-01`, row.link.situationSince),
    })
  // Also one that was ended before it stopped a payment.
  const past = periods.find(({ to }) => to < month)
  if (running || !past || situation !== Situation.suspended || situationReason !== null) return
  const on = laterOf(`${addToCompetence(past.to, 1)}-01`, past.endedEarlyOn ?? '')
  await moveLink(work, { linkId, event: 'benefit-resumed', on })
  await standStillForProofOfLife(work, row, on)
}

/** Who let the term of the re-registration pass while nothing was paid anyway is not paid before it is granted. */
export async function standStillForProofOfLife(
  work: Work,
  { link, plan }: LinkRow,
  on: IsoDate,
): Promise<void> {
  if (!(await isProofOfLifeMissed(work.database, link.personId, on))) return
  const event = 'benefit-suspended'
  const moved = await moveLink(work, { linkId: link.id, event, on, reason: 'PROVA_DE_VIDA' })
  // It stands still for something else.
  if (!moved.ok) return
  await notify(work, 'beneficio_suspenso', { personId: link.personId, planId: plan.id }, { plano: plan.name })
}

function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other
}

async function notifyReturn(
  work: Work,
  { link, plan }: LinkRow,
  { id, to }: { id: number; to: Competence },
): Promise<void> {
  const told = await work.database
    .update(benefitSuspensions)
    .set({ returnToldAt: work.now })
    .where(and(eq(benefitSuspensions.id, id), isNull(benefitSuspensions.returnToldAt)))
    .returning({ id: benefitSuspensions.id })
  if (told.length === 0) return
  await notify(
    work,
    'beneficio_volta',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, competencia: monthText(addToCompetence(to, 1)) },
  )
}
