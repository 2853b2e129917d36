import { illnessExemptions } from '#backend/database/schema/illness-exemptions.ts'
import { planActs } from '#backend/due-acts/plan-acts.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { IllnessExemptionData } from '#contract/taxes/illness-exemption.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { promiseRefunds } from '../tax-refunds/promise-refunds.ts'
import { illnessExemptionEnding } from './illness-exemption-ending.ts'

/**
 * Carries out a granted request: the benefit is exempt from its month on. Slips that were paid since stay as they are; what was withheld in
 * them is given back in the next one.
 */
export async function storeIllnessExemption(
  work: Work,
  { row, requestId, data }: Settling<IllnessExemptionData>,
): Promise<void> {
  const { link } = row
  const { mesInicio: startMonth, validade: validUntil } = data
  const [granted] = await work.database
    .insert(illnessExemptions)
    .values({ linkId: link.id, validFrom: startMonth, validUntil, requestId, createdAt: work.now })
    .returning({ id: illnessExemptions.id })
  if (granted && validUntil !== null)
    await planActs(work, [illnessExemptionEnding({ id: granted.id, validUntil })])
  await audit(work, {
    subjectId: link.personId,
    action: 'illness-exemption.granted',
    entityId: link.id,
    after: { startMonth, validUntil },
  })
  await promiseRefunds(work, row, { exemption: 'illness', from: startMonth, until: validUntil, requestId })
}
