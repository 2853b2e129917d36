import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../client.ts'
import { benefitDiscounts, benefitIncomes, benefits } from '../schema/benefits.ts'

/** A benefit with the way it is paid in a month. */
export type BenefitInForce = typeof benefits.$inferSelect & { income: typeof benefitIncomes.$inferSelect }

/**
 * The benefit of a link that had not ended on a day, paid as it is in the month of that day; before its first month as it will be first. Null
 * without one. That it stands still says the situation of the link.
 */
export async function benefitInForce(
  database: Querier,
  linkId: number,
  on: IsoDate,
): Promise<BenefitInForce | null> {
  const [benefit] = await database
    .select()
    .from(benefits)
    .where(and(eq(benefits.linkId, linkId), or(isNull(benefits.endedOn), gt(benefits.endedOn, on))))
    .orderBy(sql`${benefits.endedOn} desc nulls first`, desc(benefits.id))
    .limit(1)
  if (!benefit) return null
  const ofBenefit = eq(benefitIncomes.benefitId, benefit.id)
  const [current] = await database
    .select()
    .from(benefitIncomes)
    .where(and(ofBenefit, lte(benefitIncomes.validFrom, competenceOf(on))))
    .orderBy(desc(benefitIncomes.validFrom), desc(benefitIncomes.id))
    .limit(1)
  if (current) return { ...benefit, income: current }
  const [first] = await database
    .select()
    .from(benefitIncomes)
    .where(ofBenefit)
    .orderBy(asc(benefitIncomes.validFrom), desc(benefitIncomes.id))
    .limit(1)
  if (!first) throw new Error(`Benefit ${benefit.id} has no income`)
  return { ...benefit, income: first }
}

/** Discounts from a month's payment beside tax and loans, by code. */
export function discountsIn(database: Querier, benefitId: number, month: Competence) {
  return database
    .select({ code: benefitDiscounts.code, amount: benefitDiscounts.amount })
    .from(benefitDiscounts)
    .where(
      and(
        eq(benefitDiscounts.benefitId, benefitId),
        lte(benefitDiscounts.fromMonth, month),
        or(isNull(benefitDiscounts.toMonth), gte(benefitDiscounts.toMonth, month)),
      ),
    )
    .orderBy(asc(benefitDiscounts.code), asc(benefitDiscounts.id))
}
