import { benefitSuspensionsOf } from '#backend/database/queries/benefit-suspensions.ts'
import { benefitSuspensions } from '#backend/database/schema/benefit-suspensions.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { benefitSuspensionSentences as sentences } from '#contract/benefits/benefit-suspension.text.ts'
import type { BenefitSuspensionData } from '#contract/benefits/benefit-suspension.ts'
import { addToCompetence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { unfinishedSuspension } from '#domain/contributions/suspensions/suspension.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { benefitSuspensionActs } from './benefit-suspension-acts.ts'
import { followSuspensions } from './settle-benefit-suspension.ts'

/**
 * Carries out a granted suspension: so many months from its first one. In a month that has begun the benefit stands still at once.
 * @throws 409 when it stands still in those months already
 */
export async function storeBenefitSuspension(
  work: Work,
  { row: { link }, requestId, data, effectiveMonth }: Settling<BenefitSuspensionData>,
): Promise<void> {
  const fromMonth = effectiveMonth ?? competenceOf(saoPauloDateOf(work.now))
  const toMonth = addToCompetence(fromMonth, data.meses - 1)
  if (unfinishedSuspension(await benefitSuspensionsOf(work.database, link.id), fromMonth))
    throw conflict(sentences.reasons.request)
  const months = { fromMonth, toMonth }
  const [stored] = await work.database
    .insert(benefitSuspensions)
    .values({ ...months, linkId: link.id, requestId, createdAt: work.now })
    .returning({ id: benefitSuspensions.id })
  if (!stored) throw new Error('the suspension was not stored')
  await planActs(work, benefitSuspensionActs({ id: stored.id, from: fromMonth, to: toMonth }))
  await audit(work, {
    subjectId: link.personId,
    action: 'benefit-suspension.granted',
    entityId: link.id,
    after: months,
  })
  await followSuspensions(work, link.id)
}
