import { and, eq, exists, gt, or } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { passwordLinks, signIns } from '../schema/access.ts'
import { people } from '../schema/people.ts'

/** Whether the person of a CPF signed in, or used a link to a new password, from this network after an instant. */
export async function isKnownNetwork(
  database: Querier,
  { cpf, network, after }: { cpf: string; network: string; after: Date },
): Promise<boolean> {
  const signedIn = database
    .select({ id: signIns.id })
    .from(signIns)
    .where(
      and(
        eq(signIns.personId, people.id),
        eq(signIns.outcome, 'opened'),
        eq(signIns.network, network),
        gt(signIns.at, after),
      ),
    )
  const usedLink = database
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.personId, people.id),
        eq(passwordLinks.network, network),
        gt(passwordLinks.closedAt, after),
      ),
    )
  const known = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.cpf, cpf), or(exists(signedIn), exists(usedLink))))
  return known.length > 0
}
