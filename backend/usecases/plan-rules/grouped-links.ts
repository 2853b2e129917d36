import { and, count, eq } from 'drizzle-orm'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import type { LinkGroup } from '#domain/plans/services/service-reach.ts'
import type { Querier } from '../../database/client.ts'
import { isActiveLinkOn } from '../../database/queries/active-links.ts'
import { holdsFreeMoneyOf } from '../../database/queries/ledger.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'

/**
 * The links of a plan that their holders see on a day, those together of whom services are judged alike, by one query. The tax regime is
 * taken as still to be chosen: that follows from each person's requests, and no rule of a plan changes it.
 */
export async function groupedLinks(database: Querier, planId: number, day: IsoDate): Promise<LinkGroup[]> {
  const { id, category, situation, joinedOn, taxRegime } = planLinks
  const seen = database
    .select({
      category,
      situation,
      joinedOn,
      taxRegime,
      birthDate: people.birthDate,
      holdsFreeMoney: holdsFreeMoneyOf(id).as('holds_free_money'),
    })
    .from(planLinks)
    .innerJoin(people, eq(people.id, planLinks.personId))
    .where(and(eq(planLinks.planId, planId), isActiveLinkOn(day)))
    .as('seen')
  const alike = [
    seen.category,
    seen.situation,
    seen.joinedOn,
    seen.taxRegime,
    seen.birthDate,
    seen.holdsFreeMoney,
  ] as const
  const rows = await database
    .select({
      category: seen.category,
      situation: seen.situation,
      joinedOn: seen.joinedOn,
      taxRegime: seen.taxRegime,
      birthDate: seen.birthDate,
      holdsFreeMoney: seen.holdsFreeMoney,
      count: count(),
    })
    .from(seen)
    .groupBy(...alike)
  return rows.map((row) => ({
    count: row.count,
    facts: {
      // A check of the table holds both columns to the ids that the domain knows.
      category: row.category as CategoryId,
      situation: row.situation as SituationId,
      birthDate: row.birthDate,
      today: day,
      monthsInPlan: completedMonths(row.joinedOn, day),
      taxRegime: row.taxRegime,
      mayChooseTaxRegime: true,
      partialLossOfPay: false,
      hasVoluntaryOrPortedBalance: row.holdsFreeMoney,
    },
  }))
}
