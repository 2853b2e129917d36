import { and, eq, or } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { isServed } from '../../database/queries/served-people.ts'
import { people } from '../../database/schema/people.ts'
import type { Actor } from '../../security/actor.ts'

/** A person whom a call is about. `level`: theirs at the service desk, null for participants. */
export type PersonRow = { id: number; name: string; cpf: string; level: number | null }

/**
 * The person of an id or a CPF: oneself, or somebody whom the service desk serves. Colleagues without a plan of their own are nobody's to
 * look at or to act on. Null for anybody else.
 */
export async function findPerson(
  database: Querier,
  actor: Actor,
  whose: { id: number } | { cpf: string },
): Promise<PersonRow | null> {
  const [row] = await database
    .select({ id: people.id, name: people.name, cpf: people.cpf, level: people.adminLevel })
    .from(people)
    .where(
      and(
        'id' in whose ? eq(people.id, whose.id) : eq(people.cpf, whose.cpf),
        or(eq(people.id, actor.personId), isServed(database)),
      ),
    )
  return row ?? null
}
