import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { dueDateIn, payableUntil } from '#domain/contributions/due-date.ts'
import { percentOf, sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { percentagesIn, salaryOn, voluntaryIn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { PlanRules } from '../../database/queries/plan-rules.ts'
import { amountsOnWire } from './contribution-figures.ts'

export type NextContribution = { competencia: Competence; vencimento: IsoDate; valor: number }

/** The next contribution that the person will pay; null for who pays none. `valor` leaves out what the sponsor pays. */
export async function nextContribution(
  database: Querier,
  { link }: LinkRow,
  rules: PlanRules,
  today: IsoDate,
): Promise<NextContribution | null> {
  const pays = link.category === Category.taxpayer || link.category === Category.selfSponsored
  if (!pays || link.situation !== Situation.active) return null
  const month = nextDueMonth(today, rules)
  const due = dueDateIn(month, rules.contribution)
  const amount = rules.isVoluntary
    ? ((await voluntaryIn(database, link.id, month))?.amount ?? 0)
    : await percentageAmount(database, link, rules, { month, today })
  return amount > 0 ? { competencia: month, vencimento: due, valor: amount } : null
}

/** This month until its due date can't be met any more, then the next one. */
function nextDueMonth(today: IsoDate, { contribution }: PlanRules): Competence {
  const month = competenceOf(today)
  return today <= payableUntil(dueDateIn(month, contribution)) ? month : addToCompetence(month, 1)
}

async function percentageAmount(
  database: Querier,
  { id, category }: LinkRow['link'],
  { contribution, selfSponsoredFeePercent }: PlanRules,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<number> {
  const percentages = await percentagesIn(database, id, month)
  if (!percentages) return 0
  const salary = await salaryOn(database, id, today)
  const { basica, suplementar, patrocinadora } = amountsOnWire({ salary, ...percentages }, contribution)
  if (category !== Category.selfSponsored) return sumReais([basica, suplementar])
  const fee = percentOf(sumReais([basica, patrocinadora]), selfSponsoredFeePercent)
  return sumReais([basica, suplementar, patrocinadora, fee])
}
