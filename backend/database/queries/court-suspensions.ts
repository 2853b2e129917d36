import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { courtSuspensions } from '../schema/court-suspensions.ts'

/** A suspension by a court, as it is stored. */
export type StoredCourtSuspension = typeof courtSuspensions.$inferSelect

/** The order by which a benefit is not paid now; null without one that an attendant registered. */
export async function runningCourtSuspension(
  database: Querier,
  linkId: number,
): Promise<StoredCourtSuspension | null> {
  const [row] = await database
    .select()
    .from(courtSuspensions)
    .where(and(eq(courtSuspensions.linkId, linkId), isNull(courtSuspensions.liftedOn)))
  return row ?? null
}

/** Suspensions that were lifted, and of which the payroll has not paid what was kept back. */
export function suspensionsToMakeUp(database: Querier, linkId: number): Promise<StoredCourtSuspension[]> {
  return database
    .select()
    .from(courtSuspensions)
    .where(
      and(
        eq(courtSuspensions.linkId, linkId),
        isNotNull(courtSuspensions.liftedOn),
        isNull(courtSuspensions.madeUpOn),
      ),
    )
    .orderBy(asc(courtSuspensions.id))
}
