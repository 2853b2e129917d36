import { type CategoryId, isPossiblePair, Situation, type SituationId } from '#domain/participants.ts'
import type { EligibilityCell } from './eligibility-cells.ts'
import { eligibilityMatrix } from './eligibility-matrix.ts'
import { type ServiceFacts, serviceFacts } from './service-facts.ts'
import type { ServiceSlug } from './service-ids.ts'

/** In which situations a plan gives a service to a category, and in which of them only to read. */
export interface ServiceCell {
  service: ServiceSlug
  category: CategoryId
  situations: readonly SituationId[]
  readOnly: readonly SituationId[]
}

type Place = Pick<ServiceCell, 'service' | 'category'>

/** Services that a plan has on, and the cells by which it departs from the product's matrix. */
export type OfferedServices = { enabled: readonly ServiceSlug[]; cells?: readonly ServiceCell[] | undefined }

/** The cells of the product's matrix for a service and category; none where the service means nothing to it. */
function productCells({ service, category }: Place): readonly EligibilityCell[] {
  return eligibilityMatrix[service][category] ?? []
}

/** A cell as the product has it, where a plan says nothing else. */
export function productCell(place: Place): ServiceCell {
  const cells = productCells(place)
  // A service for everyone is written also for pairs that no link can hold.
  const situations = cells
    .flatMap((cell) => cell.situations)
    .filter((situation) => isPossiblePair(place.category, situation))
  const readOnly = cells.filter((cell) => cell.readOnly).flatMap((cell) => cell.situations)
  return { ...place, situations: inOrder(situations), readOnly: inOrder(readOnly) }
}

/** A cell of a plan: its own, else the product's. */
export function cellOf(cells: readonly ServiceCell[], place: Place): ServiceCell {
  return cells.find((cell) => isOf(cell, place)) ?? productCell(place)
}

/**
 * The situations that a plan may choose among for a service and category. What does something can be taken away, and given to nobody for whom
 * the product has no act; what is only read, in every situation that the category can be in. The deceased are served by nobody.
 */
export function grantableSituations(place: Place): SituationId[] {
  const cells = productCells(place)
  if (cells.length === 0) return []
  if (doesSomething(place.service)) return productCell(place).situations.slice()
  return Object.values(Situation).filter(
    (situation) => situation !== Situation.deceased && isPossiblePair(place.category, situation),
  )
}

/** Whether a plan may give a service in a situation only to read: only what does something can also be merely read. */
export function mayBeReadOnly({ service }: Pick<ServiceCell, 'service'>): boolean {
  return doesSomething(service)
}

/** The cell that counts for a link: the plan's situations under the product's conditions; undefined when they have no access. */
export function offeredCell(
  { enabled, cells = [] }: OfferedServices,
  place: Place,
  situation: SituationId,
): EligibilityCell | undefined {
  if (!enabled.includes(place.service)) return undefined
  const product = productCells(place)
  const exact = product.find((cell) => cell.situations.includes(situation))
  const own = cells.find((cell) => isOf(cell, place))
  if (!own) return exact
  if (!own.situations.includes(situation)) return undefined
  // A situation that only the plan gives is under the conditions of the category's first cell.
  const base = exact ?? product[0]
  return base && { ...base, readOnly: Boolean(exact?.readOnly) || own.readOnly.includes(situation) }
}

export type CellProblem = Place & { code: 'repeated-cell' | 'not-grantable' | 'not-readable' }

/** Faults in a plan's cells; the first problem of each. */
export function cellProblems(cells: readonly ServiceCell[]): CellProblem[] {
  return cells.flatMap((cell, at) => {
    const code = cells.slice(0, at).some((other) => isOf(other, cell)) ? 'repeated-cell' : problemOf(cell)
    return code === null ? [] : [{ service: cell.service, category: cell.category, code }]
  })
}

function problemOf(cell: ServiceCell): CellProblem['code'] | null {
  const { situations, readOnly } = cell
  const grantable = grantableSituations(cell)
  if (!situations.every((situation) => grantable.includes(situation))) return 'not-grantable'
  const readable = mayBeReadOnly(cell) ? situations : productCell(cell).readOnly
  const isReadable = readOnly.every((one) => readable.includes(one) && situations.includes(one))
  return isReadable ? null : 'not-readable'
}

/** Cells with another one in place of the plan's, by catalogue order; one that says what the product says is left out. */
export function withCell(cells: readonly ServiceCell[], cell: ServiceCell): ServiceCell[] {
  const others = cells.filter((other) => !isOf(other, cell))
  const product = productCell(cell)
  const isSame =
    String(product.situations) === String(inOrder(cell.situations)) &&
    String(product.readOnly) === String(inOrder(cell.readOnly))
  return isSame
    ? others
    : [...others, { ...cell, situations: inOrder(cell.situations), readOnly: inOrder(cell.readOnly) }]
}

const isOf = (cell: Place, { service, category }: Place) =>
  cell.service === service && cell.category === category

const inOrder = (situations: readonly SituationId[]) => situations.toSorted((one, other) => one - other)

/** Files a request, or has conditions of its own, as what issues a slip or an invitation has. */
function doesSomething(service: ServiceSlug): boolean {
  const { request, offered }: ServiceFacts = serviceFacts[service]
  const hasConditions = Object.values(offered).some((cells) => cells.some((cell) => cell.conditions?.length))
  return request !== undefined || hasConditions
}
