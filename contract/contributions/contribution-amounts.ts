import type * as v from 'valibot'
import type { MonthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import type { contributionAmounts } from './contributions.ts'

export type ContributionAmounts = v.InferOutput<typeof contributionAmounts>

/** Monthly amounts of the rules, by the names of the wire; reais. */
export function amountsOnWire({
  basic,
  supplementary,
  employer,
  total,
}: MonthlyAmounts): ContributionAmounts {
  return { basica: basic, suplementar: supplementary, patrocinadora: employer, total }
}
