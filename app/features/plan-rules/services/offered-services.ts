import { categoryNames } from '#contract/life-cycle/category-names.ts'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { Category, type SituationId } from '#domain/participants.ts'
import { eligibilityMatrix, type ServiceCondition } from '#domain/plans/services/eligibility-matrix.ts'
import type { ServiceCell } from '#domain/plans/services/service-cells.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'

/** A cell of the grid. */
export type CellPlace = Pick<ServiceCell, 'service' | 'category'>

/** How a service is given in a situation. */
export type ServiceAccess = 'none' | 'read' | 'whole'

/** Categories in the order of the grid, with their names. */
export const categories = Object.values(Category).map((id) => ({ id, name: categoryNames[id - 1] ?? '' }))

export function offeredOf({ services = [], cells = [] }: RuleParts): {
  services: readonly ServiceSlug[]
  cells: readonly ServiceCell[]
} {
  // The form begins with what its schema took, and the grid keeps the shape.
  return { services, cells } as unknown as { services: ServiceSlug[]; cells: ServiceCell[] }
}

/** How a cell gives a situation. */
export function accessOf({ situations, readOnly }: ServiceCell, situation: SituationId): ServiceAccess {
  if (!situations.includes(situation)) return 'none'
  return readOnly.includes(situation) ? 'read' : 'whole'
}

/** A cell that gives a situation another way. */
export function withAccess(cell: ServiceCell, situation: SituationId, access: ServiceAccess): ServiceCell {
  const others = (list: readonly SituationId[]) => list.filter((one) => one !== situation)
  return {
    ...cell,
    situations: access === 'none' ? others(cell.situations) : [...others(cell.situations), situation],
    readOnly: access === 'read' ? [...others(cell.readOnly), situation] : others(cell.readOnly),
  }
}

/** Conditions of the product beside the situation, in the order they are checked, without duplicates. */
export function conditionsOf({ service, category }: CellPlace): ServiceCondition[] {
  const cells = eligibilityMatrix[service][category] ?? []
  return [...new Set(cells.flatMap(({ conditions = [] }) => conditions))]
}
