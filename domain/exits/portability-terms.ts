import { addBusinessDays } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'

/** Where a reserve can go: a closed entity, an open one, or an insurer, which is an open one as well. */
type DestinationType = 'closed' | 'open' | 'insurer'

/** Income that must be bought at an open entity with the whole sum that is moved (LC 109/2001, art. 14, § 4). */
export interface OpenEntityIncome {
  type: 'lifetime' | 'fixed-term'
  /** Null for an income for life. */
  termYears: number | null
}

export interface PortabilityTerms {
  destination: DestinationType
  /** Null for a closed entity. */
  income: OpenEntityIncome | null
}

export type PortabilityTermsProblem =
  | { field: 'income'; code: 'required' }
  | { field: 'termYears'; code: 'too-short'; minimum: number }

const LEAST_TERM_YEARS = 15

/** Business days, counted from the filing, for what the entity sends of a portability. */
export interface PortabilityDays {
  termBusinessDays: number
  transferBusinessDays: number
}

/** A plan's first rule: the most that the norms give (Resolução Conjunta SUSEP/PREVIC 1/2022; Resolução Previc 17/2022). */
export const suggestedPortabilityDays = { termBusinessDays: 5, transferBusinessDays: 10 } as const

/** Shortest income that may be contracted at an open entity: as long as the reserve took to build, and fifteen years at least. Whole years. */
export function leastTermYears(monthsInPlan: number): number {
  return Math.max(LEAST_TERM_YEARS, Math.ceil(monthsInPlan / 12))
}

/** Checks what is to be bought with what is moved. */
export function checkPortabilityTerms(
  { destination, income }: PortabilityTerms,
  monthsInPlan: number,
): Outcome<PortabilityTerms, PortabilityTermsProblem> {
  if (destination === 'closed') return { ok: true, result: { destination, income: null } }
  if (income === null) return { ok: false, problems: [{ field: 'income', code: 'required' }] }
  const minimum = leastTermYears(monthsInPlan)
  if (income.type === 'fixed-term' && (income.termYears ?? 0) < minimum) {
    return { ok: false, problems: [{ field: 'termYears', code: 'too-short', minimum }] }
  }
  return { ok: true, result: { destination, income } }
}

/** Last days on which the entity must have sent the term to the destination, and moved the sum. */
export function portabilityDueOn(
  filedOn: IsoDate,
  { termBusinessDays, transferBusinessDays }: PortabilityDays,
): { term: IsoDate; transfer: IsoDate } {
  return {
    term: addBusinessDays(filedOn, termBusinessDays),
    transfer: addBusinessDays(filedOn, transferBusinessDays),
  }
}
