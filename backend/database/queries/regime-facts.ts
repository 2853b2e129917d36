import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { firstRedemptionOn, newestRegimeOption } from '#backend/database/queries/tax-regime-options.ts'
import { type RegimeFacts, type RegimeOption, regimeOption } from '#domain/taxes/regime-option.ts'

export async function readRegimeFacts(
  database: Querier,
  { link }: Pick<LinkRow, 'link'>,
): Promise<RegimeFacts> {
  const [option, redemption] = await Promise.all([
    newestRegimeOption(database, link.id),
    firstRedemptionOn(database, link.id),
  ])
  // A pensioner's own choice is an option of the link; a regime without one came from the participant.
  return {
    category: link.category,
    regime: link.taxRegime,
    chosenOn: option?.chosenOn ?? null,
    grantedOn: link.benefitGrantedOn,
    firstRedemptionOn: redemption,
    participantHadChosen: link.taxRegime !== null,
  }
}

/** Regime of a link, whether it was chosen, and what may be chosen. */
export async function readRegimeOption(database: Querier, row: Pick<LinkRow, 'link'>): Promise<RegimeOption> {
  return regimeOption(await readRegimeFacts(database, row))
}
