import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { presences } from '../../database/schema/presences.ts'
import { isFreshPresence } from '../conversations/read-presence.ts'

/** Colleagues whose pages show a request now, on any node, by name. */
export async function whoHasItOpen(
  { database, now }: { database: Querier; now: Date },
  requestId: number,
  exceptPersonId: number,
): Promise<{ id: number; nome: string }[]> {
  return database
    .selectDistinct({ id: people.id, nome: people.name })
    .from(presences)
    .innerJoin(people, eq(people.id, presences.personId))
    .where(
      and(
        ne(presences.personId, exceptPersonId),
        isFreshPresence(now),
        sql`${requestId} = any(${presences.watchingRequests})`,
      ),
    )
    .orderBy(asc(people.name))
}
