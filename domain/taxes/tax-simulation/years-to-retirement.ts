import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'

export interface RetirementFacts {
  /** Completed years. */
  age: number
  /** Completed months in the plan. */
  monthsInPlan: number
}

/**
 * Whole years until somebody who stays may retire by one of the plan's normal ways, 0 when they may already; null where the plan has none.
 */
export function yearsToRetirement(
  { age, monthsInPlan }: RetirementFacts,
  ways: readonly RetirementRule[],
): number | null {
  const years = ways
    .filter(({ kind }) => kind === 'normal')
    .map(({ minimumAge, minimumMonths }) =>
      Math.max(0, minimumAge - age, Math.ceil((minimumMonths - monthsInPlan) / 12)),
    )
  return years.length > 0 ? Math.min(...years) : null
}
