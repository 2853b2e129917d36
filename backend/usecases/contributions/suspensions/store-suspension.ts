import { suspensionsOf } from '#backend/database/queries/suspensions.ts'
import { contributionSuspensions } from '#backend/database/schema/suspensions.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { alreadySuspendedSentence } from '#contract/contributions/suspensions.text.ts'
import type { SuspensionData } from '#contract/contributions/suspensions.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { unfinishedSuspension } from '#domain/contributions/suspensions/suspension.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { suspensionActs } from './suspension-acts.ts'

/**
 * Carries out a granted suspension: so many months from its first one. The link's situation follows on its days.
 * @throws 409 when contributions stand still in those months already.
 */
export async function storeSuspension(
  work: Work,
  { row: { link }, requestId, data, effectiveMonth }: Settling<SuspensionData>,
): Promise<void> {
  const fromMonth = effectiveMonth ?? data.mesEfeito
  const toMonth = addToCompetence(fromMonth, data.meses - 1)
  const unfinished = unfinishedSuspension(await suspensionsOf(work.database, link.id), fromMonth)
  if (unfinished) throw conflict(alreadySuspendedSentence(unfinished.to))
  const months = { fromMonth, toMonth }
  const [stored] = await work.database
    .insert(contributionSuspensions)
    .values({ ...months, linkId: link.id, requestId, createdAt: work.now })
    .returning({ id: contributionSuspensions.id })
  if (!stored) throw new Error('the suspension was not stored')
  await planActs(work, suspensionActs({ id: stored.id, from: fromMonth, to: toMonth }))
  await audit(work, {
    subjectId: link.personId,
    action: 'suspension.granted',
    entityId: link.id,
    after: months,
  })
}
