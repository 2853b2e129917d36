import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { Situation } from '#domain/participants.ts'
import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import type { Querier } from '../../database/client.ts'
import { lockRequest } from '../../database/locks.ts'
import { settingLevelsOf } from '../../database/queries/setting-levels.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { settlements } from '../../database/schema/settlements.ts'
import type { Work } from '../../work.ts'
import { type RequestParties, readParties } from './request-parties.ts'
import { readStages, type StoredStage } from './request-stages.ts'

/** A stored request. */
export type RequestRow = typeof requests.$inferSelect

/** A request with what its messages and its rules need to know: where it stands, and who had a hand in it. */
export type RequestFacts = {
  request: RequestRow
  kind: typeof requestKinds.$inferSelect
  person: { id: number; name: string; cpf: string; email: string | null }
  plan: { id: number; name: string }
  /** In order. */
  stages: readonly StoredStage[]
  parties: RequestParties
  /** Whether something that its grant promised is still to be settled. */
  isSettling: boolean
  /** Its person died: nothing happens to it any more. */
  isFrozen: boolean
}

/** Reads one request with its kind, person, plan, stages and parties. */
export async function readRequestFacts(database: Querier, requestId: number): Promise<RequestFacts | null> {
  const [row] = await database
    .select({
      request: requests,
      kind: requestKinds,
      person: { id: people.id, name: people.name, cpf: people.cpf, email: people.email },
      plan: { id: plans.id, name: plans.name },
      isFrozen: sql<boolean>`${planLinks.situation} = ${Situation.deceased}`,
      isSettling: sql<boolean>`${exists(unsettledOf(database, requestId))}`,
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(requests.id, requestId))
  if (!row) return null
  const stages = await withDecisionLevel(database, row.kind.id, await readStages(database, requestId))
  return { ...row, stages, parties: await readParties(database, requestId, stages.length) }
}

/** A re-registration is decided from the level on that administrators ask for now, whatever its stages say below that. */
async function withDecisionLevel(
  database: Querier,
  kindId: number,
  stages: StoredStage[],
): Promise<StoredStage[]> {
  if (kindId !== RE_REGISTRATION_KIND_ID) return stages
  const { edit } = await settingLevelsOf(database, 'recadastramento')
  return stages.map((stage) => (stage.level < edit ? { ...stage, level: edit } : stage))
}

function unsettledOf(database: Querier, requestId: number) {
  return database
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(settlements.requestId, requestId), isNull(settlements.settledAt)))
}

/**
 * Holds a request with its person and plan link, and reads it: whoever decides, settles or files something about the link waits here.
 * @returns null when there is no such request
 */
export async function lockedRequest({ database }: Work, requestId: number): Promise<RequestFacts | null> {
  return (await lockRequest(database, requestId)) ? readRequestFacts(database, requestId) : null
}

/** A request that the caller knows to exist, without holding it. */
export async function requireRequestFacts(database: Querier, requestId: number): Promise<RequestFacts> {
  const facts = await readRequestFacts(database, requestId)
  if (!facts) throw new Error(`there is no request ${requestId}`)
  return facts
}
