import { eq, sql } from 'drizzle-orm'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../client.ts'
import { planLinks } from '../schema/plans.ts'

/** Whether a person may get in at all: one whose every plan link is in situation "deceased" has no access any more. */
export async function hasAccess(database: Querier, personId: number): Promise<boolean> {
  const [links] = await database
    .select({
      all: sql<number>`count(*)::int`,
      deceased: sql<number>`count(*) filter (where ${planLinks.situation} = ${Situation.deceased})::int`,
    })
    .from(planLinks)
    .where(eq(planLinks.personId, personId))
  return !links || links.all === 0 || links.all !== links.deceased
}
