import type { IncomeType } from '#domain/benefits/benefit-rules.ts'
import { Category, type CategoryId } from '#domain/participants.ts'

/** Why nobody receives a pension of a link. */
export const PENSION_OBSTACLES = ['no-balance', 'pensioner', 'no-dependants', 'income-for-life'] as const
export type PensionObstacle = (typeof PENSION_OBSTACLES)[number]

/** Facts on which a pension depends. `income`: how the benefit of the dead person was paid; null where none was. Reais. */
export type PensionFacts = {
  category: CategoryId
  balance: number
  income: IncomeType | 'single' | null
  entitled: number
}

/**
 * Why nobody receives a pension of a link when its person dies; null where somebody does. Without a balance there is nothing to divide. A
 * pensioner leaves no pension. An income for life was worked out for one life: nothing says that it goes on, so what is left waits for a
 * decision. Without dependants it is the estate's.
 */
export function pensionObstacle({
  category,
  balance,
  income,
  entitled,
}: PensionFacts): PensionObstacle | null {
  if (balance <= 0) return 'no-balance'
  if (category === Category.pensioner) return 'pensioner'
  if (category === Category.assisted && income === 'lifetime') return 'income-for-life'
  return entitled === 0 ? 'no-dependants' : null
}
