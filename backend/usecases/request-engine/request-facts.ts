import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { secondLevel } from '#domain/identity/identity-protection.ts'
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
import {
  contactChangersOf,
  type IdentityFacts,
  readIdentityFacts,
  trustOf,
} from '../identity/payment-trust.ts'
import { type RequestParties, readParties } from './request-parties.ts'
import { isLastStage, readStages, type StoredStage } from './request-stages.ts'

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
  /** Recent changes of how its person is known and paid. */
  identity: IdentityFacts
  /** Whether something that its grant promised is still to be settled. */
  isSettling: boolean
  /** Its person died: nothing happens to it any more. */
  isFrozen: boolean
}

/** Reads one request with its kind, person, plan, stages and parties; null where there is none, or only its figures are kept. */
export async function readRequestFacts(
  database: Querier,
  requestId: number,
  now: Date,
): Promise<RequestFacts | null> {
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
    .where(and(eq(requests.id, requestId), isNull(planLinks.erasedAt)))
  if (!row) return null
  const identity = await readIdentityFacts(database, row.person.id, now)
  const stages = await readDecidedStages(database, { ...row, identity }, now)
  const parties = await readParties(database, requestId, stages.length)
  const changers = contactChangersOf(identity, saoPauloDateOf(now)).map(({ id }) => id)
  return { ...row, identity, stages, parties: { ...parties, contactChangerIds: changers } }
}

/**
 * The stages of a request with the levels that they ask for now: a re-registration is decided from the level on that administrators say, whatever its stages
 * say below that, and a payment to an account that came after a change of how its person is known one above its own.
 */
export async function readDecidedStages(
  database: Querier,
  { request, kind, identity }: Pick<RequestFacts, 'request' | 'kind' | 'identity'>,
  now: Date,
): Promise<StoredStage[]> {
  const stages = await readStages(database, request.id)
  if (paysIntoAccount(request, kind) && trustOf(identity, saoPauloDateOf(now)).code === 'second-level')
    return stages.map((stage) =>
      isLastStage(stages, stage) ? { ...stage, level: secondLevel(stage.level) } : stage,
    )
  if (kind.id !== RE_REGISTRATION_KIND_ID) return stages
  const { edit } = await settingLevelsOf(database, 'recadastramento')
  return stages.map((stage) => (stage.level < edit ? { ...stage, level: edit } : stage))
}

/** Whether a request pays its person, into their account; a portability goes to another entity. */
export function paysIntoAccount(
  { isPayment }: Pick<RequestRow, 'isPayment'>,
  { slug }: Pick<RequestFacts['kind'], 'slug'>,
): boolean {
  return isPayment && slug !== 'portabilidade'
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
export async function lockedRequest(
  { database, now }: Work,
  requestId: number,
): Promise<RequestFacts | null> {
  return (await lockRequest(database, requestId)) ? readRequestFacts(database, requestId, now) : null
}

/** A request that the caller knows to exist, without holding it. */
export async function requireRequestFacts(
  { database, now }: Pick<Work, 'database' | 'now'>,
  requestId: number,
): Promise<RequestFacts> {
  const facts = await readRequestFacts(database, requestId, now)
  if (!facts) throw new Error(`there is no request ${requestId}`)
  return facts
}
