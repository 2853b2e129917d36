import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { ContributionChoice } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import { monthlyAmounts } from './monthly-amounts.ts'

/** Monthly payment of a self-sponsored person, reais. */
export interface SelfSponsoredCost {
  basic: number
  /** The share that the sponsor used to pay. */
  sponsor: number
  supplementary: number
  /** Administration fee on both basic shares. */
  fee: number
  total: number
}

/**
 * Monthly cost of self-sponsorship (LC 109/2001, art. 14, IV): both shares on the last salary, the chosen supplementary
 * contribution, and the plan's fee in per cent of both basic shares.
 */
export function selfSponsoredCost(
  choice: ContributionChoice,
  parameters: Pick<ContributionParameters, 'factor' | 'unit' | 'match'>,
  feePercent: Amount,
): SelfSponsoredCost {
  const { basic, supplementary, employer: sponsor } = monthlyAmounts(choice, parameters)
  const fee = roundHalfUp2(percentOf(sumReais([basic, sponsor]), feePercent))
  return { basic, sponsor, supplementary, fee, total: sumReais([basic, sponsor, supplementary, fee]) }
}
