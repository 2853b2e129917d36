import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { serviceRulesOn } from '#backend/rules/service-rules.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { openWays, type Way, waysAfter } from '#domain/exits/open-ways.ts'
import { readLinkFacts } from '../../plans/link-facts.ts'

/** Ways that are open to a link on a day; `after`: once that option were granted. */
export async function readWays(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  after?: 'bpd' | 'autopatrocinio',
): Promise<Way[]> {
  const [rules, facts] = await Promise.all([
    serviceRulesOn(database, row.plan, today),
    readLinkFacts(database, row, today),
  ])
  return after === undefined ? openWays(rules, facts) : waysAfter(after, rules, facts)
}
