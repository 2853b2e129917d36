import { asc } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { CheckFacts } from '#domain/imports/import-sheet.ts'
import type { Querier } from '../../database/client.ts'
import { investmentProfiles } from '../../database/schema/investment-profiles.ts'
import { plans } from '../../database/schema/plans.ts'

/** Facts that rows are checked against: the plans, and the investment profiles from the least risk to the most. */
export async function checkFacts(database: Querier, now: Date): Promise<CheckFacts> {
  const planRows = await database.select({ id: plans.id }).from(plans)
  const profiles = await database
    .select({ name: investmentProfiles.name })
    .from(investmentProfiles)
    .orderBy(asc(investmentProfiles.riskOrder))
  return {
    today: saoPauloDateOf(now),
    planIds: new Set(planRows.map(({ id }) => id)),
    profiles: profiles.map(({ name }) => name),
  }
}
