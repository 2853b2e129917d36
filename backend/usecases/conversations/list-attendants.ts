import { asc, isNotNull } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { presentAmong } from './read-presence.ts'

/** Everybody at the service desk by name, and who of them is connected now. */
export async function listAttendants(database: Querier, now: Date) {
  const attendants = await database
    .select({ id: people.id, nome: people.name })
    .from(people)
    .where(isNotNull(people.adminLevel))
    .orderBy(asc(people.searchedName), asc(people.id))
  const present = await presentAmong(
    { database, now },
    attendants.map(({ id }) => id),
  )
  return attendants.map((attendant) => ({ ...attendant, presente: present.has(attendant.id) }))
}
