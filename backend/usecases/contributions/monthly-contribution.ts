import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { ContributionChoice } from '#domain/contributions/calculate-contribution.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'
import { sumReais } from '#domain/money.ts'
import { Category, type CategoryId } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { ContributionRules } from '../../rules/contribution-rules.ts'

/**
 * Reais a month: what the person pays, what the sponsor adds, and what of both enters the accounts. The self-sponsored pay both shares
 * and the fee themselves.
 */
export type MonthlyContribution = { own: number; employer: number; credited: number }

export type ChosenContribution =
  | { kind: 'amount'; amount: number }
  | ({ kind: 'percentages' } & ContributionChoice)
  | { kind: 'none' }

const NOTHING: MonthlyContribution = { own: 0, employer: 0, credited: 0 }

/** Contribution of a link in a month, whether it pays contributions now or not; zeros when nothing was chosen. */
export async function monthlyContribution(
  database: Querier,
  { link }: Pick<LinkRow, 'link'>,
  rules: ContributionRules,
  on: { month: Competence; today: IsoDate },
): Promise<MonthlyContribution> {
  return contributionOf(await chosenContribution(database, link.id, rules, on), link.category, rules)
}

export async function chosenContribution(
  database: Querier,
  linkId: number,
  { isVoluntary }: Pick<ContributionRules, 'isVoluntary'>,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<ChosenContribution> {
  if (isVoluntary) {
    const chosen = await voluntaryIn(database, linkId, month)
    return chosen ? { kind: 'amount', amount: chosen.amount } : { kind: 'none' }
  }
  const [percentages, salary] = await Promise.all([
    percentagesIn(database, linkId, month),
    salaryOn(database, linkId, today),
  ])
  return percentages ? { kind: 'percentages', salary, ...percentages } : { kind: 'none' }
}

export function contributionOf(
  chosen: ChosenContribution,
  category: CategoryId,
  { contribution, selfSponsoredFeePercent }: ContributionRules,
): MonthlyContribution {
  if (chosen.kind === 'none') return NOTHING
  if (chosen.kind === 'amount') return { own: chosen.amount, employer: 0, credited: chosen.amount }
  if (category === Category.selfSponsored) {
    const { total, fee } = selfSponsoredCost(chosen, contribution, selfSponsoredFeePercent)
    return { own: total, employer: 0, credited: sumReais([total, -fee]) }
  }
  const { basic, supplementary, employer, total } = monthlyAmounts(chosen, contribution)
  return { own: sumReais([basic, supplementary]), employer, credited: total }
}
