import type { CategoryId, SituationId } from '#domain/participants.ts'
import type { EligibilityCell, EligibilityRow } from './eligibility-cells.ts'
import { factOfServices, type ServiceSlug } from './service-ids.ts'

export type { EligibilityCell, EligibilityRow, ServiceCondition } from './eligibility-cells.ts'

/**
 * Who is offered which service (categories and situations by their ids), as the records of the services say, where a
 * plan says nothing else (`service-cells.ts`).
 */
export const eligibilityMatrix: Readonly<Record<ServiceSlug, EligibilityRow>> = factOfServices(
  ({ offered }) => offered,
)

/** The cell of a service for a category and situation; undefined when they have no access. */
export function matrixCell(
  slug: ServiceSlug,
  category: CategoryId,
  situation: SituationId,
): EligibilityCell | undefined {
  return eligibilityMatrix[slug][category]?.find((cell) => cell.situations.includes(situation))
}
