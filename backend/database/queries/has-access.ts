import { eq, sql } from 'drizzle-orm'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../client.ts'
import { deaths } from '../schema/deaths.ts'
import { planLinks } from '../schema/plans.ts'

/**
 * Whether a person may get in at all: one whose death is registered has no access any more, nor one whose every plan link is in situation
 * "deceased", as another system may have told it.
 */
export async function hasAccess(database: Querier, personId: number): Promise<boolean> {
  const [links] = await database
    .select({
      all: sql<number>`count(*)::int`,
      deceased: sql<number>`count(*) filter (where ${planLinks.situation} = ${Situation.deceased})::int`,
    })
    .from(planLinks)
    .where(eq(planLinks.personId, personId))
  if (links && links.all > 0 && links.all === links.deceased) return false
  return !(await hasDied(database, personId))
}

/** Whether the death of a person is registered. */
export async function hasDied(database: Querier, personId: number): Promise<boolean> {
  return (await database.$count(deaths, eq(deaths.personId, personId))) > 0
}
