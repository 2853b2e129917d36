import type { IsoDate } from '#domain/calendar.ts'
import { completedMonths } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import type { LinkFacts } from '#domain/services/service-conditions.ts'
import { regimeOption } from '#domain/taxes/regime-option.ts'
import type { Querier } from '../../database/client.ts'
import { holdsFreeMoney } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'

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

/** The day of the option itself and of redemptions is not recorded; until they are, an open choice counts as open. */
function mayChooseTaxRegime({ link }: LinkRow): boolean {
  return !regimeOption({
    category: link.category,
    regime: link.taxRegime,
    chosenOn: null,
    grantedOn: link.category === Category.assisted ? link.situationSince : null,
    firstRedemptionOn: null,
    participantHadChosen: link.taxRegime !== null,
  }).isFinal
}
