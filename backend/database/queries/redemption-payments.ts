import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { redemptionPayments } from '../schema/redemption-payments.ts'

export type RedemptionPaid = typeof redemptionPayments.$inferSelect

/** Payments of a link's redemptions, oldest first; of one year by the day of payment, or of all years. */
export async function redemptionsPaid(
  database: Querier,
  linkId: number,
  year?: number,
): Promise<RedemptionPaid[]> {
  const { paidOn } = redemptionPayments
  return database
    .select()
    .from(redemptionPayments)
    .where(
      and(
        eq(redemptionPayments.linkId, linkId),
        year === undefined ? undefined : gte(paidOn, `${year}-01-01`),
        year === undefined ? undefined : lte(paidOn, `${year}-12-31`),
      ),
    )
    .orderBy(asc(paidOn), asc(redemptionPayments.id))
}
