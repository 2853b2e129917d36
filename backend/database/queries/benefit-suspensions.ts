import { desc, eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { benefitSuspensions } from '../schema/benefit-suspensions.ts'
import type { StoredSuspension } from './suspensions.ts'

/** Suspensions of the benefit of a link that its person asked for, newest first. */
export function benefitSuspensionsOf(database: Querier, linkId: number): Promise<StoredSuspension[]> {
  return database
    .select({
      id: benefitSuspensions.id,
      from: benefitSuspensions.fromMonth,
      to: benefitSuspensions.toMonth,
      endedEarlyOn: benefitSuspensions.endedEarlyOn,
    })
    .from(benefitSuspensions)
    .where(eq(benefitSuspensions.linkId, linkId))
    .orderBy(desc(benefitSuspensions.fromMonth), desc(benefitSuspensions.id))
}
