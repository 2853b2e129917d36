import type { Competence, IsoDate } from '#domain/calendar.ts'
import { dueDateIn } from '#domain/contributions/due-date.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { nextDueMonth, paysContributions } from '#domain/contributions/next-contribution.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'
import { sumReais } from '#domain/money.ts'
import { Category } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { PlanRules } from '../../database/queries/plan-rules.ts'

export type NextContribution = { competencia: Competence; vencimento: IsoDate; valor: number }

/** The next contribution that the person will pay; null for who pays none. `valor` leaves out what the sponsor pays. */
export async function nextContribution(
  database: Querier,
  { link }: LinkRow,
  rules: PlanRules,
  today: IsoDate,
): Promise<NextContribution | null> {
  if (!paysContributions(link)) return null
  const month = nextDueMonth(today, rules.contribution)
  const due = dueDateIn(month, rules.contribution)
  const amount = rules.isVoluntary
    ? ((await voluntaryIn(database, link.id, month))?.amount ?? 0)
    : await percentageAmount(database, link, rules, { month, today })
  return amount > 0 ? { competencia: month, vencimento: due, valor: amount } : null
}

async function percentageAmount(
  database: Querier,
  { id, category }: LinkRow['link'],
  { contribution, selfSponsoredFeePercent }: PlanRules,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<number> {
  const percentages = await percentagesIn(database, id, month)
  if (!percentages) return 0
  const choice = { salary: await salaryOn(database, id, today), ...percentages }
  if (category === Category.selfSponsored) {
    return selfSponsoredCost(choice, contribution, selfSponsoredFeePercent).total
  }
  const { basic, supplementary } = monthlyAmounts(choice, contribution)
  return sumReais([basic, supplementary])
}
