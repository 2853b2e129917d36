import { asc, eq } from 'drizzle-orm'
import type { RequestDetail } from '#contract/requests.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { allowedTransitions, needsReason } from '#domain/requests/transition.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { requestEvents, requests } from '../../database/schema/requests.ts'
import { requestStatusNamed } from '../../names.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, isServing, mayActFor, mayReadPerson } from '../../security/permissions.ts'
import { definitionOf } from './kinds/all-kinds.ts'
import { listRequests } from './list-requests.ts'
import { moveOf } from './move-request.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import { requestVersions } from './request-versions.ts'

const ROLES = { participant: 'participante', attendant: 'atendente', system: 'sistema' } as const

/**
 * One request with its latest data, its history and what the actor may do with it now.
 * @throws 404 when it does not exist or the actor may not see it.
 */
export async function readRequest(
  database: Querier,
  actor: Actor,
  requestId: number,
  now: Date,
): Promise<RequestDetail> {
  const [facts, [item], analista, eventos] = await Promise.all([
    readRequestFacts(database, requestId, { lock: false }),
    listRequests(database, eq(requests.id, requestId), { offset: 0, limit: 1, now }),
    analystOf(database, requestId),
    eventsOf(database, requestId),
  ])
  if (!facts || !item || !mayReadPerson(actor, facts.person.id))
    throw notFound('Esta solicitação não existe.')
  const { request } = facts
  const versoes = await requestVersions(database, request)
  const latest = versoes.at(-1)
  if (!latest) throw new Error(`request ${requestId} has no data`)
  return {
    ...item,
    versao: request.version,
    dados: latest.dados,
    analista,
    eventos,
    movimentos: movesOf(facts, actor, now),
    correcao: correctionOf(facts, actor),
    cancelavelAte: request.cancellableUntil,
    codigo: latest.codigo,
    versoes,
  }
}

function movesOf(facts: RequestFacts, actor: Actor, now: Date): RequestDetail['movimentos'] {
  // In somebody's name nobody cancels or decides: that is for the person, or for the attendant in their own name.
  if (isServing(actor, facts.person.id)) return []
  const move = moveOf(facts, actor, now)
  return allowedTransitions(move)
    .filter(
      // A correction goes through the service's own form, with the corrected data.
      (to) => isAttendant(actor) || to !== RequestStatus.inAnalysis,
    )
    .filter((to) => to !== RequestStatus.returned || definitionOf(facts.kind.id)?.isReturnable !== false)
    .map((to) => ({
      status: requestStatusNamed(to),
      exigeMotivo: needsReason(move.from, to, move.actor.kind),
    }))
}

/** Where whoever filed it corrects it, while it is returned. */
function correctionOf({ request }: RequestFacts, actor: Actor): string | null {
  const definition = definitionOf(request.kindId)
  const path = definition?.correctionPath ?? null
  const isTheirTurn =
    (request.status as RequestStatusId) === RequestStatus.returned &&
    (definition?.filedBy === 'attendant' ? isAttendant(actor) : mayActFor(actor, request.personId))
  return path !== null && isTheirTurn ? `${path}?idRequisicao=${request.id}` : null
}

/** Who analyses a request; null while nobody does. */
async function analystOf(database: Querier, requestId: number): Promise<RequestDetail['analista']> {
  const [row] = await database
    .select({ id: people.id, nome: people.name })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.analystId))
    .where(eq(requests.id, requestId))
  return row ?? null
}

async function eventsOf(database: Querier, requestId: number): Promise<RequestDetail['eventos']> {
  const rows = await database
    .select({ event: requestEvents, authorName: people.name })
    .from(requestEvents)
    .leftJoin(people, eq(people.id, requestEvents.authorId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(requestEvents.at), asc(requestEvents.id))
  return rows.map(({ event, authorName }) => ({
    id: event.id,
    data: event.at.toISOString(),
    de: event.fromStatus === null ? null : requestStatusNamed(event.fromStatus),
    para: requestStatusNamed(event.toStatus),
    autor: { nome: authorName ?? 'Sistema', papel: ROLES[event.authorRole] },
    motivo: event.reason,
  }))
}
