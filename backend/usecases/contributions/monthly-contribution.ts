import type { Competence, IsoDate } from '#domain/calendar.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'
import { sumReais } from '#domain/money.ts'
import { Category } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { ContributionRules } from '../../rules/contribution-rules.ts'

/** Reais a month: what the person pays, and what the sponsor adds. The self-sponsored pay both shares and the fee themselves. */
export type MonthlyContribution = { own: number; employer: number }

/** What a link contributes in a month, whether it pays contributions now or not; zeros when nothing was chosen. */
export async function monthlyContribution(
  database: Querier,
  { link: { id, category } }: Pick<LinkRow, 'link'>,
  { isVoluntary, contribution, selfSponsoredFeePercent }: ContributionRules,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<MonthlyContribution> {
  if (isVoluntary) return { own: (await voluntaryIn(database, id, month))?.amount ?? 0, employer: 0 }
  const percentages = await percentagesIn(database, id, month)
  if (!percentages) return { own: 0, employer: 0 }
  const choice = { salary: await salaryOn(database, id, today), ...percentages }
  if (category === Category.selfSponsored) {
    return { own: selfSponsoredCost(choice, contribution, selfSponsoredFeePercent).total, employer: 0 }
  }
  const { basic, supplementary, employer } = monthlyAmounts(choice, contribution)
  return { own: sumReais([basic, supplementary]), employer }
}
