import { asc, desc, eq } from 'drizzle-orm'
import type { RequestDetail } from '#contract/requests.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { allowedTransitions, needsReason } from '#domain/requests/transition.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { requestEvents, requestPayloads, requests } from '../../database/schema/requests.ts'
import { requestStatusNamed } from '../../names.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, isServing, mayActFor, mayReadPerson } from '../../security/permissions.ts'
import { definitionOf } from './kinds/all-kinds.ts'
import { upgraded } from './kinds/stored-data.ts'
import { listRequests } from './list-requests.ts'
import { moveOf } from './move-request.ts'
import { requestDigest } from './request-digest.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'

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
  const [facts, [item], latest, eventos] = await Promise.all([
    readRequestFacts(database, requestId, { lock: false }),
    listRequests(database, eq(requests.id, requestId), { offset: 0, limit: 1, now }),
    latestOf(database, requestId),
    eventsOf(database, requestId),
  ])
  if (!facts || !item || !mayReadPerson(actor, facts.person.id))
    throw notFound('Esta solicitação não existe.')
  const { request } = facts
  return {
    ...item,
    versao: request.version,
    dados: dataOf(request.kindId, latest),
    analista: latest?.analyst ?? null,
    eventos,
    movimentos: movesOf(facts, actor, now),
    correcao: correctionOf(facts, actor),
    cancelavelAte: request.cancellableUntil,
    codigo: requestDigest({
      protocol: request.protocol,
      kind: facts.kind.slug,
      sentAt: latest?.sentAt ?? request.filedAt,
      data: latest?.data ?? {},
    }),
  }
}

/** Data in the shape of today; of kinds without a definition, as it is. */
function dataOf(
  kindId: number,
  stored: { data: Record<string, unknown> | null; version: number | null } | undefined,
): Record<string, unknown> {
  if (!stored?.data) return {}
  const definition = definitionOf(kindId)
  return definition
    ? upgraded(definition.data, { data: stored.data, version: stored.version ?? 1 })
    : stored.data
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

/** The newest data of a request, and who analyses it. */
async function latestOf(database: Querier, requestId: number) {
  const [row] = await database
    .select({
      data: requestPayloads.data,
      version: requestPayloads.dataVersion,
      sentAt: requestPayloads.createdAt,
      analyst: { id: people.id, nome: people.name },
    })
    .from(requests)
    .leftJoin(requestPayloads, eq(requestPayloads.requestId, requests.id))
    .leftJoin(people, eq(people.id, requests.analystId))
    .where(eq(requests.id, requestId))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  return row
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
