import { asc, desc, eq } from 'drizzle-orm'
import type { RequestDetail } from '#contract/requisicoes.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { allowedTransitions } from '#domain/requests/transition.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { requestEvents, requestPayloads, requests } from '../../database/schema/requests.ts'
import { requestStatusNamed } from '../../names.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant, mayReadPerson } from '../../security/permissions.ts'
import { listRequests } from './list-requests.ts'
import { moveOf } from './move-request.ts'
import { readRequestFacts } from './request-facts.ts'

const ROLES = { participant: 'participante', attendant: 'atendente', system: 'sistema' } as const

const NEEDS_REASON = new Set<RequestStatusId>([RequestStatus.returned, RequestStatus.refused])

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
  const facts = await readRequestFacts(database, requestId, { lock: false })
  if (!facts || !mayReadPerson(actor, facts.person.id)) throw notFound('Esta solicitação não existe.')
  const [item] = await listRequests(database, eq(requests.id, requestId), { offset: 0, limit: 1, now })
  if (!item) throw notFound('Esta solicitação não existe.')
  const moves = allowedTransitions(moveOf(facts, actor, now)).filter(
    // A correction goes through the service's own form, with the corrected data.
    (to) => isAttendant(actor) || to !== RequestStatus.inAnalysis,
  )
  return {
    ...item,
    versao: facts.request.version,
    dados: await latestData(database, requestId),
    analista: await analystOf(database, facts.request.analystId),
    eventos: await eventsOf(database, requestId),
    movimentos: moves.map((to) => ({
      status: requestStatusNamed(to),
      exigeMotivo: NEEDS_REASON.has(to),
    })),
  }
}

async function latestData(database: Querier, requestId: number): Promise<Record<string, unknown>> {
  const [row] = await database
    .select({ data: requestPayloads.data })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  return row?.data ?? {}
}

async function analystOf(database: Querier, analystId: number | null): Promise<RequestDetail['analista']> {
  if (analystId === null) return null
  const [row] = await database
    .select({ id: people.id, nome: people.name })
    .from(people)
    .where(eq(people.id, analystId))
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
