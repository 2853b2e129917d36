import type { Competence, IsoDate } from '#domain/calendar.ts'
import { dueDateIn } from '#domain/contributions/due-date.ts'
import { nextDueMonth, paysContributions } from '#domain/contributions/next-contribution.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { isSuspendedIn } from '../../database/queries/suspensions.ts'
import type { ContributionRules } from '../../rules/contribution-rules.ts'
import { monthlyContribution } from './monthly-contribution.ts'

export type NextContribution = { competencia: Competence; vencimento: IsoDate; valor: number }

/**
 * The next contribution that the person will pay; null for who pays none, and while the next month is suspended. `valor` leaves out
 * what the sponsor pays.
 */
export async function nextContribution(
  database: Querier,
  row: LinkRow,
  rules: ContributionRules,
  today: IsoDate,
): Promise<NextContribution | null> {
  if (!paysContributions(row.link)) return null
  const month = nextDueMonth(today, rules.contribution)
  if (await isSuspendedIn(database, row.link.id, month)) return null
  const due = dueDateIn(month, rules.contribution)
  const { own } = await monthlyContribution(database, row, rules, { month, today })
  return own > 0 ? { competencia: month, vencimento: due, valor: own } : null
}
