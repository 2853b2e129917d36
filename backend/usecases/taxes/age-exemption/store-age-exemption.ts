import { ageExemptions } from '#backend/database/schema/age-exemptions.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { AgeExemptionData } from '#contract/taxes/age-exemption.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { promiseRefunds } from '../tax-refunds/promise-refunds.ts'

/**
 * Carries out a granted request: a new row in force from its month. Slips that were paid stay as they are; what was withheld too much in
 * them is given back in the next one.
 */
export async function storeAgeExemption(
  work: Work,
  { row, requestId, data, effectiveMonth }: Settling<AgeExemptionData>,
): Promise<void> {
  const { link } = row
  const use = { appliesHere: data.outraFonte === 'N', otherSources: data.fontes }
  const startMonth = effectiveMonth ?? data.mesInicio
  await work.database
    .insert(ageExemptions)
    .values({ ...use, linkId: link.id, validFrom: startMonth, requestId, createdAt: work.now })
  await audit(work, {
    subjectId: link.personId,
    action: 'age-exemption.changed',
    entityId: link.id,
    after: { ...use, startMonth },
  })
  if (use.appliesHere)
    await promiseRefunds(work, row, { exemption: 'age-65', from: startMonth, until: null, requestId })
}
