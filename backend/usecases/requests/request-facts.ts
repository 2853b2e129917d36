import { eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { lockLink } from '../../database/queries/lock-link.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import type { Work } from '../../work.ts'
import { type RequestParties, readParties } from './request-parties.ts'
import { readStages, type StoredStage } from './request-stages.ts'

/** A request with what its messages and its rules need to know: where it stands, and who had a hand in it. */
export type RequestFacts = {
  request: typeof requests.$inferSelect
  kind: typeof requestKinds.$inferSelect
  person: { id: number; name: string; cpf: string; email: string | null }
  plan: { id: number; name: string }
  /** In order. */
  stages: readonly StoredStage[]
  parties: RequestParties
}

/**
 * Reads one request with its kind, person, plan and stages.
 * @param lock holds the request against other writers until the transaction ends; who writes holds its link first, with `lockRequest`
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
  if (!row) return null
  const stages = await readStages(database, requestId)
  return { ...row, stages, parties: await readParties(database, requestId, stages.length) }
}

/**
 * Holds a request and the plan link that it is about, in this order, which is also the filing's: whoever decides, settles or files
 * something about the link waits here. @returns null when there is no such request
 */
export async function lockRequest({ database }: Work, requestId: number): Promise<RequestFacts | null> {
  const [found] = await database
    .select({ linkId: requests.linkId })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!found) return null
  await lockLink(database, found.linkId)
  return readRequestFacts(database, requestId, { lock: true })
}

/** A request that the caller knows to exist, without holding it. */
export async function requireRequestFacts(database: Querier, requestId: number): Promise<RequestFacts> {
  const facts = await readRequestFacts(database, requestId, { lock: false })
  if (!facts) throw new Error(`there is no request ${requestId}`)
  return facts
}
