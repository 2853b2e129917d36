import type { Api } from '#backend/api.ts'
import type { CollectedSection } from '#backend/documents/personal-data-document.ts'
import { requestKindsIn } from '../../request-engine/request-kinds.ts'
import type { DataSection } from './data-section.ts'
import { decisionSections } from './decision-sections.ts'
import { personalDetailsSections } from './personal-details-sections.ts'
import { personalSections } from './personal-sections.ts'
import { planSections } from './plan-sections.ts'
import { requestSections } from './request-sections.ts'

/** Every subject of what is kept about a person, in the order in which it is told. */
export const dataSections: readonly DataSection[] = [
  ...personalSections,
  ...personalDetailsSections,
  ...planSections,
  ...requestSections,
  ...decisionSections,
]

/** Everything that is kept about a person; subjects about which there is nothing are there, and empty. */
export async function collectPersonalData(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  personId: number,
): Promise<CollectedSection[]> {
  const told: CollectedSection[] = []
  for (const { title, read } of dataSections)
    told.push({ title, records: await read(database, personId, requestKindsIn({ parts })) })
  return told
}
