import { lockLink } from '#backend/database/locks.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, invalid } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { courtSuspensionSentences as sentences } from '#contract/benefits/court-suspension.text.ts'
import type { CourtOrder } from '#contract/benefits/court-suspension.ts'
import { checkCourtOrder } from '#contract/benefits/court-suspension-check.ts'
import { byField } from '#contract/complaints.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { attachOrder } from './attach-order.ts'

/**
 * Stops a benefit by order of a court from today on, and tells the person. One that stands still for another reason goes on doing so by the
 * order: what was asked for, or is missing, has its say again when it is lifted.
 * @throws 409 where no benefit is paid, or a court stopped it already; 422 for a day to come or a file that is gone
 */
export async function registerCourtSuspension(work: Work, linkId: number, order: CourtOrder): Promise<void> {
  const { database, now, actor } = work
  const today = saoPauloDateOf(now)
  const checked = checkCourtOrder(order, today)
  if (!checked.ok) throw invalid(byField(checked.problems))
  await lockLink(database, linkId)
  const { link, plan } = await linkById(database, linkId)
  if (link.situationReason === 'JUDICIAL') throw conflict(sentences.alreadySuspended)
  // A benefit stands still for one reason at a time.
  if (link.situation === Situation.suspended)
    await moveLink(work, { linkId, event: 'benefit-resumed', on: today })
  const moved = await moveLink(work, { linkId, event: 'benefit-suspended', on: today, reason: 'JUDICIAL' })
  if (!moved.ok) throw conflict(sentences.notPaid)
  const [stored] = await database
    .insert(courtSuspensions)
    .values({
      linkId,
      reason: order.motivo,
      documentNumber: order.numeroDocumento,
      orderedFrom: order.desde,
      standsSince: today,
      registeredById: actor?.personId ?? null,
      createdAt: now,
    })
    .returning({ id: courtSuspensions.id })
  if (!stored) throw new Error('the suspension was not stored')
  await attachOrder(work, order, { personId: link.personId, suspensionId: stored.id })
  await audit(work, {
    subjectId: link.personId,
    action: 'court-suspension.registered',
    entityId: linkId,
    after: { documentNumber: order.numeroDocumento, orderedFrom: order.desde },
  })
  await notify(
    work,
    'beneficio_suspenso_justica',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name },
  )
}
