import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { IllnessExemptionClaimant } from '#domain/taxes/illness-exemption.ts'

/** Whom the rule of the exemption by illness takes a link's person to be on a day. */
export async function readIllnessExemptionClaimant(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<IllnessExemptionClaimant> {
  const terms = await ruleOn(database, contributionTerms, plan, today)
  return {
    isPensioner: link.category === Category.pensioner,
    today,
    firstOpenMonth: firstOpenMonth(today, terms),
    currentMonth: competenceOf(today),
  }
}
