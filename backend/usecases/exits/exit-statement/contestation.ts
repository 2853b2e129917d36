import { and, eq, isNull } from 'drizzle-orm'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { exitContestations } from '#backend/database/schema/exits.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import type { ContestationData } from '#contract/exits/exit-statement.ts'
import { dateText } from '#contract/value-text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import type { Pending, Settling } from '../../request-engine/define-request-kind.ts'
import { deliverExitStatement, planOptionNotices, stopOptionNotices } from '../exit/option-deadline.ts'
import { storeStatement } from './deliver-statement.ts'
import { readExitClock } from './exit-clock.ts'

/** It was filed: from today on the time to choose stands still. */
export async function stopClock(work: Work, { linkId, requestId }: Pending<ContestationData>): Promise<void> {
  const clock = await readExitClock(work.database, linkId)
  if (clock === null) throw new Error(`link ${linkId} has no exit`)
  const contestedOn = saoPauloDateOf(work.now)
  await work.database.insert(exitContestations).values({ requestId, exitId: clock.exit.id, contestedOn })
  await stopOptionNotices(work, linkId)
}

/** Granted: a corrected statement is delivered, as of today, and the days that were left go on. */
export async function answerContestation(
  work: Work,
  { row, requestId }: Settling<ContestationData>,
): Promise<void> {
  const clock = await readExitClock(work.database, row.link.id)
  if (clock === null) throw new Error(`link ${row.link.id} has no exit`)
  const on = saoPauloDateOf(work.now)
  const version = (clock.statements.at(-1)?.version ?? 0) + 1
  await storeStatement(work, row, clock.exit, { version, requestId, on })
  const lastDay = await restartClock(work, row.link.id, requestId)
  if (lastDay !== null) await deliverExitStatement(work, row.link.id, lastDay)
}

/** Refused, taken back or expired: the statement holds, and the days that were left go on. */
export async function upholdStatement(
  work: Work,
  { linkId, requestId }: Pending<ContestationData>,
): Promise<void> {
  const lastDay = await restartClock(work, linkId, requestId)
  if (lastDay === null) return
  const { link, plan } = await linkById(work.database, linkId)
  await planOptionNotices(work, linkId, lastDay)
  await notify(
    work,
    'prazo_retomado',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, prazo: dateText(lastDay) },
  )
}

/**
 * An open option may come to nothing: what follows the last day is planned for it too, and nobody is told.
 * @returns the last day to choose from now on; null for who has nothing to choose by now
 */
async function restartClock(work: Work, linkId: number, requestId: number): Promise<IsoDate | null> {
  await work.database
    .update(exitContestations)
    .set({ answeredOn: saoPauloDateOf(work.now) })
    .where(and(eq(exitContestations.requestId, requestId), isNull(exitContestations.answeredOn)))
  const { link } = await linkById(work.database, linkId)
  const lastDay = (await readExitClock(work.database, linkId))?.endsOn ?? null
  if (link.situation === Situation.disconnected) return lastDay
  if (link.situation === Situation.transitory && lastDay !== null)
    await planOptionNotices(work, linkId, lastDay)
  return null
}
