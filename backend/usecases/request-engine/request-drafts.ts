import { eq } from 'drizzle-orm'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requests } from '../../database/schema/requests.ts'
import type { Parts } from '../../parts.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { type DraftedRequest, requestDraftPlace } from '../drafts/request-draft-place.ts'
import { archiveDraft, readDraft, type ServerDraft, saveDraft } from '../drafts/server-drafts.ts'
import { requestKindsIn } from './request-kinds.ts'

/**
 * The actor's draft of a request for a link; null when there is none.
 * @throws 404 for a kind or a form of it that the service does not have and a request that is not corrected here, as in the two functions
 * below.
 */
export async function readRequestDraft(
  known: { database: Querier; parts: Parts },
  actor: Actor,
  row: LinkRow,
  drafted: DraftedRequest,
): Promise<ServerDraft | null> {
  await requireFillable(known, row, drafted)
  return readDraft(known.database, requestDraftPlace(actor, row, drafted))
}

/** Saves what the actor filled in of a request. @throws 404; 409 and 413 as {@link saveDraft}. */
export async function saveRequestDraft(
  work: Work,
  actor: Actor,
  row: LinkRow,
  {
    expectedVersion,
    data,
    ...drafted
  }: DraftedRequest & { expectedVersion: number; data: Record<string, unknown> },
): Promise<Omit<ServerDraft, 'data'>> {
  await requireFillable(work, row, drafted)
  return saveDraft(work, requestDraftPlace(actor, row, drafted), { expectedVersion, data })
}

/** Puts away what the actor filled in of a request; without anything it does nothing. @throws 404. */
export async function discardRequestDraft(
  work: Work,
  actor: Actor,
  row: LinkRow,
  drafted: DraftedRequest,
): Promise<void> {
  await requireFillable(work, row, drafted)
  await archiveDraft(work, requestDraftPlace(actor, row, drafted))
}

async function requireFillable(
  { database, parts }: { database: Querier; parts: Parts },
  { link }: LinkRow,
  { service, kind, part = null, requestId }: DraftedRequest,
): Promise<void> {
  const requestKinds = requestKindsIn({ parts })
  const filed = requestKinds.all.find((one) => one.slug === kind && one.service === service)
  const hasForm = filed?.forms ? filed.forms.parts.some((one) => one === part) : part === null
  if ((kind !== service && !filed) || !hasForm)
    throw notFound('Este serviço não tem esse pedido. Atualize a página.')
  if (requestId === null) return
  const [request] = await database
    .select({ linkId: requests.linkId, kindId: requests.kindId, status: requests.status })
    .from(requests)
    .where(eq(requests.id, requestId))
  const isHere = request?.linkId === link.id && requestKinds.byId(request.kindId)?.slug === kind
  if (isHere && request.status === RequestStatus.returned) return
  throw notFound('Esta solicitação não existe ou não espera correção. Atualize a página para ver o status.')
}
