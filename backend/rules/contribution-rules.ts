import type { ContributionTerms } from '#contract/contributions/contribution-terms-rule.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { Querier } from '../database/client.ts'
import { contributionTerms, selfSponsorship } from './contribution-kinds.ts'
import { contributionParametersOf } from './contribution-parameters-of.ts'
import { type PlanReference, ruleOn, rulesOn } from './rule-on.ts'

/** A plan's terms as the rules of `domain/contributions` take them. */
export type ContributionBasis = {
  contribution: ContributionParameters
  /** Fixed voluntary amounts instead of percentages of pay. */
  isVoluntary: boolean
}

export type ContributionRules = ContributionBasis & {
  /** Paid by the self-sponsored on top, in percent of both basic shares. */
  selfSponsoredFeePercent: number
}

/** Terms of a plan on a day. @throws MissingRule */
export async function contributionBasisOn(
  database: Querier,
  plan: PlanReference,
  day: IsoDate,
): Promise<ContributionBasis> {
  return basisOf(await ruleOn(database, contributionTerms, plan, day))
}

/** Terms of a plan with the fee of the self-sponsored, by one query. @throws MissingRule */
export async function contributionRulesOn(
  database: Querier,
  plan: PlanReference,
  day: IsoDate,
): Promise<ContributionRules> {
  const [terms, { feePercent }] = await rulesOn(database, [contributionTerms, selfSponsorship], plan, day)
  return { ...basisOf(terms), selfSponsoredFeePercent: feePercent }
}

/** Terms as they are stored, as the rules take them. */
export function basisOf(terms: ContributionTerms): ContributionBasis {
  return { contribution: contributionParametersOf(terms), isVoluntary: terms.basis === 'amount' }
}
