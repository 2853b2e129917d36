import { count, eq } from 'drizzle-orm'
import { answerOverSentence } from '#contract/requests/request-answers.text.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { answerableUntil } from '#domain/requests/transition.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import { blockBalance, releaseBlocks } from './balance-blocks.ts'
import type { Block, RequestKind, Submission } from './define-request-kind.ts'
import type { Filing } from './file-request.ts'
import { requireNotFrozen } from './freeze-requests.ts'
import { storedData } from './request-data.ts'
import { lockedRequest, type RequestFacts } from './request-facts.ts'
import { restartStages } from './request-stages.ts'
import { dataVersion } from './stored-data.ts'
import type { Receipt, SubmissionKey } from './submission.ts'
import { verificationCode } from './verification-code.ts'

/**
 * Sends a returned request again with corrected data. `facts` are those that {@link requireReturned} found and holds.
 */
export async function resubmitRequest<Input extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Input, Data>,
  { facts, data, key }: Filing<Data> & { facts: RequestFacts },
): Promise<Receipt<Data>> {
  const { id: requestId, linkId, protocol, filedAt } = facts.request
  const before = kind.corrected && (await storedData(work.database, kind, requestId))
  const { code, dueOn } = await storeCorrection(work, facts, {
    slug: kind.slug,
    data,
    dataVersion: dataVersion(kind.data),
    blocks: kind.blocks?.(data) ?? [],
    key,
    explanation: null,
  })
  if (kind.corrected && before) await kind.corrected(work, { linkId, requestId, data, before })
  return { requestId, protocol, filedAt, status: RequestStatus.inAnalysis, dueOn, code, data }
}

/** Data of a correction. `explanation`: the sender's words to the desk. */
export type StoredCorrection = {
  slug: RequestKindSlug
  data: Record<string, unknown>
  dataVersion: number
  blocks: readonly Block[]
  key: SubmissionKey
  explanation: string | null
}

/**
 * Keeps a correction of a request that the caller holds: a new payload version beside the old ones, and back to the first stage of its
 * analysis.
 * @returns the verification code of what was sent, and the last day of the decision by now
 */
export async function storeCorrection(
  work: Work,
  facts: RequestFacts,
  { slug, data, dataVersion: version, blocks, key, explanation }: StoredCorrection,
): Promise<{ code: string; dueOn: IsoDate | null }> {
  const { id: requestId, protocol, linkId } = facts.request
  const [stored] = await work.database
    .select({ versions: count() })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
  const code = verificationCode({ protocol, kind: slug, sentAt: work.now, data })
  await work.database.insert(requestPayloads).values({
    requestId,
    version: (stored?.versions ?? 0) + 1,
    verificationCode: code,
    data,
    dataVersion: version,
    authorId: key.authorId,
    submissionKey: key.key,
    submissionDigest: key.digest,
    createdAt: work.now,
  })
  const step = { author: { role: key.authorRole, personId: key.authorId }, reason: explanation } as const
  await releaseBlocks(work, requestId)
  await blockBalance(work, { requestId, linkId, blocks, today: saoPauloDateOf(work.now) })
  const moved = await applyMove(work, await beginAgain(work, facts), RequestStatus.inAnalysis, step)
  await announceMove(work, moved, RequestStatus.inAnalysis, step)
  return { code, dueOn: moved.request.dueOn }
}

/** A corrected request begins at the first stage again, with the attendant who decided that stage. */
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
  requireNotFrozen(facts)
  if (facts.request.status !== RequestStatus.returned) {
    throw conflict(
      'Esta solicitação não espera correção. Atualize a página para ver o status.',
      'transicao-invalida',
    )
  }
  requireTimeToAnswer(work, facts)
  return facts
}

/**
 * Asks whether a returned request may still be answered: until the end of its last day, whether or not it has expired by then.
 * @throws 409 after it
 */
export function requireTimeToAnswer(
  work: Pick<Work, 'now'>,
  { request }: Pick<RequestFacts, 'request'>,
): void {
  if (request.pausedSince === null) return
  const lastDay = answerableUntil(request.pausedSince)
  if (compareIso(saoPauloDateOf(work.now), lastDay) > 0)
    throw conflict(answerOverSentence(lastDay), 'transicao-invalida')
}
