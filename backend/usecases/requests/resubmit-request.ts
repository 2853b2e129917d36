import { count, eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import { blockBalance, releaseBlocks } from './balance-blocks.ts'
import type { Filing } from './file-request.ts'
import type { RequestKind, Submission } from './kinds/define-request-kind.ts'
import { dataVersion } from './kinds/stored-data.ts'
import { lockedRequest, type RequestFacts } from './request-facts.ts'
import { restartStages } from './request-stages.ts'
import type { Receipt } from './submission.ts'
import { verificationCode } from './verification-code.ts'

/**
 * Sends a returned request again with corrected data: a new payload version beside the old ones, and back to the first stage of its
 * analysis. `facts` are those that {@link requireReturned} found and holds.
 */
export async function resubmitRequest<Asked extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Asked, Data>,
  { facts, row: { link }, data, key }: Filing<Data> & { facts: RequestFacts },
): Promise<Receipt<Data>> {
  const requestId = facts.request.id
  const [stored] = await work.database
    .select({ versions: count() })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
  const { protocol, filedAt } = facts.request
  const code = verificationCode({ protocol, kind: kind.slug, sentAt: work.now, data })
  await work.database.insert(requestPayloads).values({
    requestId,
    version: (stored?.versions ?? 0) + 1,
    verificationCode: code,
    data,
    dataVersion: dataVersion(kind.data),
    authorId: key.authorId,
    submissionKey: key.key,
    submissionDigest: key.digest,
    createdAt: work.now,
  })
  const step = { author: { role: key.authorRole, personId: key.authorId }, reason: null } as const
  await releaseBlocks(work, requestId)
  const today = saoPauloDateOf(work.now)
  await blockBalance(work, { requestId, linkId: link.id, blocks: kind.blocks?.(data) ?? [], today })
  const moved = await applyMove(work, await beginAgain(work, facts), RequestStatus.inAnalysis, step)
  await announceMove(work, moved, RequestStatus.inAnalysis, step)
  return { requestId, protocol, filedAt, status: RequestStatus.inAnalysis, code, data }
}

/** What was corrected is looked at from the first stage on, by who looked at it there. */
async function beginAgain(work: Work, facts: RequestFacts): Promise<RequestFacts> {
  const { request, stages } = facts
  const [first] = stages
  await restartStages(work.database, request.id, work.now)
  if (!first?.decidedBy) return facts
  const [after] = await work.database
    .update(requests)
    .set({ analystId: first.decidedBy })
    .where(eq(requests.id, request.id))
    .returning()
  return after ? { ...facts, request: after } : facts
}

/**
 * Holds the request that is sent again, before anything of it is read.
 * @throws 404 when it is not this link's request of this kind; 409 when it was not returned.
 */
export async function requireReturned(
  work: Work,
  requestId: number,
  { linkId, kind }: { linkId: number; kind: Pick<RequestKind<Submission, unknown>, 'slug'> },
): Promise<RequestFacts> {
  const facts = await lockedRequest(work, requestId)
  if (facts?.request.linkId !== linkId || facts.request.kindId !== requestKindId(kind.slug)) {
    throw notFound('Esta solicitação não existe.')
  }
  if (facts.request.status !== RequestStatus.returned) {
    throw conflict(
      'Esta solicitação não espera correção. Atualize a página para ver o status.',
      'transicao-invalida',
    )
  }
  return facts
}
