import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import { calculateContribution } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

/**
 * The sponsor's contribution, reais a month: the match rate on the participant's basic contribution, up to the ceiling percentage, rounded
 * half-up. 0 without match.
 */
export function employerContribution(
  { salary, basicPercent }: { salary: Amount | null; basicPercent: number },
  parameters: Pick<ContributionParameters, 'factor' | 'unit' | 'match'>,
): number {
  const { match } = parameters
  if (match === null) return 0
  const matchedPercent = Math.min(basicPercent, match.ceilingPercent ?? basicPercent)
  const { basicContribution } = calculateContribution(
    { salary, basicPercent: matchedPercent, supplementaryPercent: 0 },
    parameters,
  )
  return roundHalfUp2(percentOf(basicContribution, match.rate))
}
