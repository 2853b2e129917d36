import type { IsoDate } from '#domain/calendar.ts'
import { completedMonths } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import type { LinkFacts } from '#domain/services/service-conditions.ts'
import type { Querier } from '../../database/client.ts'
import { holdsFreeMoney } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'

/** First day of the law that lets the tax regime be chosen until the benefit (Lei 14.803/2024). */
const CHOICE_UNTIL_BENEFIT_SINCE = '2024-01-11'

/** What the eligibility matrix asks about a link today. */
export async function readLinkFacts(database: Querier, row: LinkRow, today: IsoDate): Promise<LinkFacts> {
  const { link, person } = row
  return {
    category: link.category,
    situation: link.situation,
    birthDate: person.birthDate,
    today,
    monthsInPlan: completedMonths(link.joinedOn, today),
    taxRegime: link.taxRegime,
    mayChooseTaxRegime: mayChooseTaxRegime(row),
    // The sponsor does not report partial losses of pay.
    partialLossOfPay: false,
    hasVoluntaryOrPortedBalance: await holdsFreeMoney(database, link.id),
  }
}

/**
 * Until the benefit everybody may choose. Of those in benefit, who stayed progressive before the law may choose regressive, and a
 * pensioner may when the participant never chose.
 */
function mayChooseTaxRegime({ link }: LinkRow): boolean {
  if (link.category === Category.pensioner) return link.taxRegime === null
  if (link.category !== Category.assisted) return true
  return link.taxRegime === 'progressive' && link.situationSince < CHOICE_UNTIL_BENEFIT_SINCE
}
