import { eq } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import { runningCourtSuspension } from '#backend/database/queries/court-suspensions.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { courtSuspensionSentences as sentences } from '#contract/benefits/court-suspension.text.ts'
import type { CourtRelease } from '#contract/benefits/court-suspension.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import {
  followSuspensions,
  standStillForProofOfLife,
} from '../benefit-suspension/settle-benefit-suspension.ts'
import { attachOrder } from './attach-order.ts'

/**
 * Lets a benefit be paid again that a court had stopped, and tells the person. What was kept back is paid by the next payroll. Whoever asked
 * for a suspension that still runs, or missed the proof of life, goes on standing still for that.
 * @throws 409 where no court stopped it, 422 for a file that is gone
 */
export async function liftCourtSuspension(work: Work, linkId: number, release: CourtRelease): Promise<void> {
  const { database, now, actor } = work
  const today = saoPauloDateOf(now)
  await lockLink(database, linkId)
  const row = await linkById(database, linkId)
  const { link, plan } = row
  if (link.situationReason !== 'JUDICIAL') throw conflict(sentences.notSuspended)
  const suspensionId = await suspensionOf(work, row)
  await database
    .update(courtSuspensions)
    .set({
      liftedOn: today,
      liftedByDocument: release.numeroDocumento,
      liftedById: actor?.personId ?? null,
    })
    .where(eq(courtSuspensions.id, suspensionId))
  await attachOrder(work, release, { personId: link.personId, suspensionId })
  await audit(work, {
    subjectId: link.personId,
    action: 'court-suspension.lifted',
    entityId: linkId,
    after: { documentNumber: release.numeroDocumento, liftedOn: today },
  })
  await notify(
    work,
    'beneficio_liberado_justica',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name },
  )
  await moveLink(work, { linkId, event: 'benefit-resumed', on: today })
  await followSuspensions(work, linkId)
  await standStillForProofOfLife(work, row, today)
}

/** The row of the suspension; one that another system wrote gets its own now, so that it is known what was kept back. */
async function suspensionOf({ database, now }: Work, { link }: LinkRow): Promise<number> {
  const running = await runningCourtSuspension(database, link.id)
  if (running) return running.id
  const [written] = await database
    .insert(courtSuspensions)
    .values({
      linkId: link.id,
      orderedFrom: link.situationSince,
      standsSince: link.situationSince,
      createdAt: now,
    })
    .returning({ id: courtSuspensions.id })
  if (!written) throw new Error('the suspension was not stored')
  return written.id
}
