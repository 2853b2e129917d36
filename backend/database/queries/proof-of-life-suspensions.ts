import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { proofOfLifeSuspensions } from '../schema/proof-of-life-suspensions.ts'

/** Suspensions for a missing proof of life that are over, and of which the payroll has not paid what was kept back. */
export function proofOfLifeToMakeUp(database: Querier, linkId: number) {
  return database
    .select()
    .from(proofOfLifeSuspensions)
    .where(and(eq(proofOfLifeSuspensions.linkId, linkId), isNull(proofOfLifeSuspensions.madeUpOn)))
    .orderBy(asc(proofOfLifeSuspensions.id))
}
