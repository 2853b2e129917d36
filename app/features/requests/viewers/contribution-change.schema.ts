import * as v from 'valibot'
import { type ContributionChangeData, contributionChangeData } from '#contract/contributions.ts'

/** The data of a contribution change; null when it is of another shape, so that the generic list shows it instead. */
export function readContributionChange(data: unknown): ContributionChangeData | null {
  const parsed = v.safeParse(contributionChangeData, data)
  return parsed.success ? parsed.output : null
}
