import { ageExemptions } from '#backend/database/schema/age-exemptions.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { AgeExemptionData } from '#contract/age-exemption.ts'
import type { Settling } from '../requests/kinds/define-request-kind.ts'

/** Carries out a granted request: a new row in force from its month. Months that were paid stay as they are. */
export async function storeAgeExemption(
  work: Work,
  { row: { link }, requestId, data, effectiveMonth }: Settling<AgeExemptionData>,
): Promise<void> {
  const change = {
    appliesHere: data.outraFonte === 'N',
    otherSources: data.fontes,
    startMonth: effectiveMonth ?? data.mesInicio,
  }
  await work.database
    .insert(ageExemptions)
    .values({ ...change, linkId: link.id, requestId, createdAt: work.now })
  await audit(work, {
    subjectId: link.personId,
    action: 'age-exemption.changed',
    entityId: link.id,
    after: change,
  })
}
