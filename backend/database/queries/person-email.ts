import { eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { people } from '../schema/people.ts'

/** The e-mail of a person; null without one. */
export async function emailOf(database: Querier, personId: number): Promise<string | null> {
  const [person] = await database.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return person?.email ?? null
}
