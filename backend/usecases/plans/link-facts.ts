import type { IsoDate } from '#domain/calendar.ts'
import { completedMonths } from '#domain/calendar.ts'
import type { LinkFacts } from '#domain/plans/services/service-conditions.ts'
import type { Querier } from '../../database/client.ts'
import { holdsFreeMoney } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readRegimeOption } from '../../database/queries/regime-facts.ts'

/** Facts about a link that the eligibility matrix needs today. */
export async function readLinkFacts(database: Querier, row: LinkRow, today: IsoDate): Promise<LinkFacts> {
  const { link, person } = row
  return {
    category: link.category,
    situation: link.situation,
    birthDate: person.birthDate,
    today,
    monthsInPlan: completedMonths(link.joinedOn, today),
    taxRegime: link.taxRegime,
    mayChooseTaxRegime: !(await readRegimeOption(database, row)).isFinal,
    // The sponsor does not report partial losses of pay.
    partialLossOfPay: false,
    hasVoluntaryOrPortedBalance: await holdsFreeMoney(database, link.id),
  }
}
