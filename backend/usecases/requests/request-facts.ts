import { eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'

/** A request with what its messages and its rules need to know. */
export type RequestFacts = {
  request: typeof requests.$inferSelect
  kind: typeof requestKinds.$inferSelect
  person: { id: number; name: string; cpf: string; email: string | null }
  plan: { id: number; name: string }
}

/**
 * Reads one request with its kind, person and plan.
 * @param lock holds the request against other writers until the transaction ends
 */
export async function readRequestFacts(
  database: Querier,
  requestId: number,
  { lock }: { lock: boolean },
): Promise<RequestFacts | null> {
  const query = database
    .select({
      request: requests,
      kind: requestKinds,
      person: { id: people.id, name: people.name, cpf: people.cpf, email: people.email },
      plan: { id: plans.id, name: plans.name },
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(requests.id, requestId))
  const [row] = await (lock ? query.for('update', { of: requests }) : query)
  return row ?? null
}

/** A request that the caller knows to exist, without holding it. */
export async function requireRequestFacts(database: Querier, requestId: number): Promise<RequestFacts> {
  const facts = await readRequestFacts(database, requestId, { lock: false })
  if (!facts) throw new Error(`there is no request ${requestId}`)
  return facts
}
