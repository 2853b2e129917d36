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
}
