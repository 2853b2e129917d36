import { eq } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant, isServing } from '#backend/security/permissions.ts'
import type { RequestCase } from '#contract/requests/cases.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { enhancedDiligenceOf } from '../../declarations/enhanced-diligence.ts'
import { readProtection } from '../../identity/protection-wire.ts'
import { type RequestFacts, readRequestFacts } from '../../request-engine/request-facts.ts'
import { requestKindsIn } from '../../request-engine/request-kinds.ts'
import { caseLockOf, caseLockOnWire } from './case-lock.ts'
import { caseNotesOf } from './case-notes.ts'
import { caseViewers } from './case-viewers.ts'
import { grantOutlookOf } from './grant-outlook.ts'
import { mayHandOver } from './hand-over-case.ts'
import { othersOf } from './other-requests.ts'

const NOTHING: RequestCase = {
  trava: null,
  presentes: [],
  notas: [],
  outras: [],
  deferimento: null,
  podeTransferir: false,
  protecao: null,
  diligencia: null,
  termo: null,
}

/**
 * Facts about a request for the service desk alone: those who read it as its participant, also by serving them, get none. The call has
 * checked that the actor may see it.
 * @throws 404 when it does not exist
 */
export async function readCase(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  requestId: number,
  now: Date,
): Promise<RequestCase> {
  const facts = await readRequestFacts(database, requestId, now)
  if (!facts) throw notFound('Esta solicitação não existe.')
  if (!isDeskViewer(facts, actor)) return NOTHING
  const kind = requestKindsIn({ parts }).byId(facts.request.kindId)
  const [lock, presentes, notas, outras, deferimento, termo, diligencia] = await Promise.all([
    caseLockOf(database, requestId, now),
    caseViewers({ database, now }, requestId, actor.personId),
    caseNotesOf(database, requestId),
    othersOf(database, facts.request),
    grantOutlookOf(facts, { database, now, actor, kind }),
    kind?.deskTerm?.(database, facts.request) ?? null,
    enhancedDiligenceOf(database, facts.person.id, saoPauloDateOf(now)),
  ])
  return {
    trava: lock && caseLockOnWire(lock, actor),
    presentes,
    notas,
    outras,
    deferimento,
    termo,
    diligencia,
    podeTransferir: mayHandOver(facts, actor),
    protecao: await readProtection(database, actor, await ownerOfCase(database, facts), now, facts.identity),
  }
}

async function ownerOfCase(database: Querier, { person: { id } }: RequestFacts) {
  const [row] = await database.select({ level: people.adminLevel }).from(people).where(eq(people.id, id))
  return { id, level: row?.level ?? null }
}

/** Whether somebody looks at a request as the service desk: not at their own, and not in its person's name. */
function isDeskViewer({ person }: Pick<RequestFacts, 'person'>, actor: Actor): boolean {
  return isAttendant(actor) && actor.personId !== person.id && !isServing(actor, person.id)
}
