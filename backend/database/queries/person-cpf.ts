import { eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { people } from '../schema/people.ts'

/** CPF of a person that the caller knows to exist: eleven digits. Answers carry it masked; only documents print it whole. */
export async function cpfOf(database: Querier, personId: number): Promise<string> {
  const [person] = await database.select({ cpf: people.cpf }).from(people).where(eq(people.id, personId))
  if (!person) throw new Error(`there is no person ${personId}`)
  return person.cpf
}
