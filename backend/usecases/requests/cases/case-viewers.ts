import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { presences } from '#backend/database/schema/presences.ts'
import { isFreshPresence } from '../../conversations/read-presence.ts'

/** Colleagues whose pages show a request now, on any node, by name. */
export async function caseViewers(
  { database, now }: { database: Querier; now: Date },
  requestId: number,
  exceptPersonId: number,
): Promise<{ id: number; nome: string }[]> {
  return database
    .selectDistinct({ id: people.id, nome: people.name })
    .from(presences)
    .innerJoin(people, eq(people.id, presences.personId))
    .where(and(ne(presences.personId, exceptPersonId), isFreshPresence(now), showsIt(requestId)))
    .orderBy(asc(people.name))
}

/** Whether a page of somebody shows a request now, on any node. */
export async function isViewedBy(
  { database, now }: { database: Querier; now: Date },
  requestId: number,
  personId: number,
): Promise<boolean> {
  const condition = and(eq(presences.personId, personId), isFreshPresence(now), showsIt(requestId))
  return (await database.$count(presences, condition)) > 0
}

const showsIt = (requestId: number) => sql`${requestId} = any(${presences.watchingRequests})`
