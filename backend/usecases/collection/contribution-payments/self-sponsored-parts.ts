import type { Querier } from '#backend/database/client.ts'
import { percentagesIn, salaryOn } from '#backend/database/queries/contribution-settings.ts'
import type { ContributionRules } from '#backend/rules/contribution-rules.ts'
import type { NextPayment } from '#contract/collection/contribution-payments.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'

/** Monthly payment of a self-sponsored person in its parts, reais; `terms`: salary and percentages that it follows from. */
export type SelfSponsoredParts = {
  parcelas: NextPayment['parcelas']
  total: number
  terms: { salary: number; basicPercent: number; supplementaryPercent: number }
}

/** The parts on the salary and the percentages on record; null where the link has none. */
export async function selfSponsoredParts(
  database: Querier,
  linkId: number,
  {
    contribution,
    selfSponsoredFeePercent,
  }: Pick<ContributionRules, 'contribution' | 'selfSponsoredFeePercent'>,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<SelfSponsoredParts | null> {
  const percentages = await percentagesIn(database, linkId, month)
  if (!percentages) return null
  const choice = { salary: await salaryOn(database, linkId, today), ...percentages }
  const cost = selfSponsoredCost(choice, contribution, selfSponsoredFeePercent)
  const parcelas: NextPayment['parcelas'] = [
    { parte: 'basica', valor: cost.basic },
    { parte: 'patrocinadora', valor: cost.sponsor },
    { parte: 'suplementar', valor: cost.supplementary },
    { parte: 'taxa', valor: cost.fee },
  ]
  return {
    parcelas: parcelas.filter(({ valor }) => valor > 0),
    total: cost.total,
    terms: {
      salary: choice.salary ?? 0,
      basicPercent: percentages.basicPercent,
      supplementaryPercent: percentages.supplementaryPercent,
    },
  }
}
