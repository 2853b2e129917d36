import { and, eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { refusalToActOn } from '../../security/permissions.ts'
import { isServed } from './find-people.ts'

export type PersonToActOn = { id: number; name: string; cpf: string }

/**
 * The person on whom an attendant is about to act: in their name, on their e-mail, on what lets them in. Every such act begins here, so
 * that nobody takes over the account of somebody with more rights than their own. Deciding on requests and answering conversations is no
 * such act.
 * @throws 404 for who does not exist or is not served; 403 for who is of a higher level.
 */
export async function personToActOn(
  database: Querier,
  actor: Actor,
  whose: { id: number } | { cpf: string },
): Promise<PersonToActOn> {
  const [row] = await database
    .select({ id: people.id, name: people.name, cpf: people.cpf, level: people.adminLevel })
    .from(people)
    .where(and('id' in whose ? eq(people.id, whose.id) : eq(people.cpf, whose.cpf), isServed(database)))
  if (!row) throw notFound('Pessoa não encontrada.')
  const { level, ...person } = row
  const refusal = refusalToActOn(actor, level)
  if (refusal !== null) throw forbidden(refusal)
  return person
}
