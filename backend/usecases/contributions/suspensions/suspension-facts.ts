import type { Querier } from '#backend/database/client.ts'
import { type OpenRequest, openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type StoredSuspension, suspensionsOf } from '#backend/database/queries/suspensions.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { riskCover } from '#backend/rules/benefit-kinds.ts'
import {
  contributionSuspension,
  contributionTerms,
  selfSponsorship,
} from '#backend/rules/contribution-kinds.ts'
import { basisOf } from '#backend/rules/contribution-rules.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import type { SuspensionRules } from '#domain/contributions/suspensions/suspension-rules.ts'
import { type MonthlyContribution, monthlyContribution } from '../monthly-contribution.ts'

const KIND = requestKindId('suspend-contribution')

export type LinkSuspensions = {
  /** Newest first. */
  periods: StoredSuspension[]
  rules: SuspensionRules
  hasRiskCover: boolean
  /** Contribution of the link in the month of effect. */
  contribution: MonthlyContribution
  /** Month in which one that is filed today begins. */
  effectiveMonth: Competence
}

/** Reads it. */
export async function readLinkSuspensions(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<LinkSuspensions> {
  const kinds = [contributionSuspension, riskCover, contributionTerms, selfSponsorship] as const
  const [rules, { hasRiskCover }, terms, { feePercent }] = await rulesOn(database, kinds, row.plan, today)
  const month = effectiveMonth(today, rules)
  const contribution = { ...basisOf(terms), selfSponsoredFeePercent: feePercent }
  return {
    periods: await suspensionsOf(database, row.link.id),
    rules,
    hasRiskCover,
    contribution: await monthlyContribution(database, row, contribution, { month, today }),
    effectiveMonth: month,
  }
}

/** The suspension of a link that is not decided yet. */
export function openSuspension(database: Querier, linkId: number): Promise<OpenRequest | null> {
  return openRequest(database, linkId, KIND)
}
