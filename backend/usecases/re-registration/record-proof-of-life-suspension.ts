import { saoPauloDateOf } from '#domain/calendar.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { proofOfLifeSuspensions } from '../../database/schema/proof-of-life-suspensions.ts'
import type { Work } from '../../work.ts'

type Suspended = Pick<LinkRow['link'], 'id' | 'situationReason' | 'situationSince'>

/**
 * A benefit that stood still comes back: where it did so for want of a proof of life (`link` as it was until now), its days are kept, so that the
 * payroll knows the months that are owed. The other reasons have rows of their own.
 */
export async function recordProofOfLifeSuspension(
  { database, now }: Work,
  { id: linkId, situationReason, situationSince }: Suspended,
): Promise<void> {
  if (situationReason !== 'PROVA_DE_VIDA') return
  await database
    .insert(proofOfLifeSuspensions)
    .values({ linkId, standsSince: situationSince, liftedOn: saoPauloDateOf(now), createdAt: now })
}
