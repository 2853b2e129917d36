import { and, asc, eq, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { requestStages } from '#backend/database/schema/request-stages.ts'
import { requestEvents, requests } from '#backend/database/schema/requests.ts'
import { requestStatusNamed } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isServing } from '#backend/security/permissions.ts'
import { frozenSentence } from '#contract/deaths/deaths.text.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { requestAuthorWords } from '#contract/requests/wire-words.ts'
import { isFinalStatus, RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { allowedTransitions, needsReason } from '#domain/requests/transition.ts'
import { type RequestFacts, readRequestFacts } from '../../request-engine/request-facts.ts'
import { type AnyRequestKind, requestKindsIn } from '../../request-engine/request-kinds.ts'
import { moveOf, ownerOf, requestActorOf } from '../../request-engine/request-move.ts'
import { currentStage } from '../../request-engine/request-stages.ts'
import { requestVersions } from '../../request-engine/request-versions.ts'
import { correctableOf } from '../../request-engine/requested-corrections.ts'
import { isWithheldDocument, isWithheldFrom } from '../../request-engine/withheld-data.ts'
import { requestsWithIds } from '../list/list-requests.ts'
import { nextStepsOf } from './next-steps.ts'
import { requestDocuments } from './request-documents.ts'
import { settlementsOnWire, stagesOnWire } from './request-life-wire.ts'

/**
 * One request with its latest data, its stages, its history and what the actor may do with it now.
 * The call has asked whether the actor may see it. @throws 404 when it does not exist.
 */
export async function readRequest(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  requestId: number,
  now: Date,
): Promise<RequestDetail> {
  const [facts, [item], analista, eventos] = await Promise.all([
    readRequestFacts(database, requestId, now),
    requestsWithIds(database, [requestId], now),
    analystOf(database, requestId),
    eventsOf(database, requestId),
  ])
  if (!facts || !item) throw notFound('Esta solicitação não existe.')
  const { request } = facts
  const kind = requestKindsIn({ parts }).byId(request.kindId)
  const isWithheld = isWithheldFrom(facts, kind, actor)
  const [versoes, documentos] = await Promise.all([
    requestVersions({ database, parts }, request, isWithheld),
    requestDocuments(database, request, (purpose) => !isWithheld || !isWithheldDocument(kind, purpose)),
  ])
  const latest = versoes.at(-1)
  if (!latest) throw new Error(`request ${requestId} has no data`)
  const movimentos = movesOf(facts, kind, actor, now)
  return {
    ...item,
    versao: request.version,
    dados: latest.dados,
    analista,
    eventos,
    movimentos,
    parada: facts.isFrozen && !isFinalStatus(request.status as RequestStatusId) ? frozenSentence : null,
    ...(await nextStepsOf(database, facts, { kind, actor, now })),
    cancelavelAte: request.cancellableUntil,
    documentos,
    codigo: latest.codigo,
    versoes,
    contrato: (await kind?.paper?.(database, request, latest.dados)) ?? null,
    ...stagesOnWire(facts, actor),
    corrigiveis: await correctablesFor(database, facts, kind, movimentos),
    correcoes: openCorrections(request.status, eventos),
    liquidacoes: await settlementsOnWire(database, requestId, actor),
  }
}

async function correctablesFor(
  database: Querier,
  facts: RequestFacts,
  kind: AnyRequestKind | null,
  moves: RequestDetail['movimentos'],
): Promise<RequestDetail['corrigiveis']> {
  if (!moves.some(({ status }) => status.id === RequestStatus.returned)) return []
  const correctable = await correctableOf(database, facts, kind)
  return correctable.map(({ path, label }) => ({ campo: path, nome: label }))
}

/** Corrections of the last return, while the request is returned: once it is sent again, none is open. */
function openCorrections(status: number, events: RequestDetail['eventos']): RequestDetail['correcoes'] {
  if (status !== RequestStatus.returned) return []
  return events.findLast(({ para }) => para.id === RequestStatus.returned)?.correcoes ?? []
}

function movesOf(
  facts: RequestFacts,
  kind: AnyRequestKind | null,
  actor: Actor,
  now: Date,
): RequestDetail['movimentos'] {
  // In somebody's name nobody cancels or decides: that is for the person, or for the attendant in their own name.
  if (isServing(actor, facts.person.id)) return []
  const owner = ownerOf(facts, actor)
  const move = moveOf(facts, owner ?? requestActorOf(facts, actor), now)
  const isReturnable = kind?.isReturnable !== false && currentStage(facts.stages).mayReturn
  return allowedTransitions(move)
    .filter(
      // A correction goes through the service's own form, with the corrected data.
      (to) => move.actor.kind === 'attendant' || to !== RequestStatus.inAnalysis,
    )
    .filter((to) => to !== RequestStatus.returned || isReturnable)
    .map((to) => ({
      status: requestStatusNamed(to),
      exigeMotivo: needsReason(move.from, to, move.actor.kind),
    }))
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
    .select({ event: requestEvents, authorName: people.name, nextStage: requestStages.name })
    .from(requestEvents)
    .leftJoin(people, eq(people.id, requestEvents.authorId))
    .leftJoin(
      requestStages,
      and(
        eq(requestStages.requestId, requestEvents.requestId),
        eq(requestStages.position, sql`${requestEvents.stage} + 1`),
        eq(requestEvents.fromStatus, requestEvents.toStatus),
      ),
    )
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(requestEvents.at), asc(requestEvents.id))
  return rows.map(({ event, authorName, nextStage }) => ({
    id: event.id,
    data: event.at.toISOString(),
    de: event.fromStatus === null ? null : requestStatusNamed(event.fromStatus),
    para: requestStatusNamed(event.toStatus),
    autor: { nome: authorName ?? 'Sistema', papel: requestAuthorWords.toWire(event.authorRole) },
    motivo: event.reason,
    etapa: nextStage,
    correcoes: (event.corrections ?? []).map(({ path, label, note }) => ({
      campo: path,
      nome: label,
      motivo: note,
    })),
  }))
}
