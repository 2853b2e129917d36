import { count, eq } from 'drizzle-orm'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import type { Filing } from './file-request.ts'
import type { RequestKind, Submission } from './kinds/define-request-kind.ts'
import { dataVersion } from './kinds/stored-data.ts'
import { type RequestFacts, readRequestFacts } from './request-facts.ts'
import type { Receipt } from './submission.ts'
import { verificationCode } from './verification-code.ts'

/**
 * Sends a returned request again with corrected data: a new payload version beside the old ones, and back to analysis.
 * @throws 404 when it is not this link's request of this kind; 409 when it was not returned.
 */
export async function resubmitRequest<Asked extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Asked, Data>,
  { requestId, row: { link }, data, key }: Filing<Data> & { requestId: number },
): Promise<Receipt<Data>> {
  const facts = await requireReturned(work, requestId, { linkId: link.id, kindId: requestKindId(kind.slug) })
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
  const moved = await applyMove(work, facts, RequestStatus.inAnalysis, step)
  await announceMove(work, moved, RequestStatus.inAnalysis, step)
  return { requestId, protocol, filedAt, status: RequestStatus.inAnalysis, code, data }
}

async function requireReturned(
  work: Work,
  requestId: number,
  { linkId, kindId }: { linkId: number; kindId: number },
): Promise<RequestFacts> {
  const facts = await readRequestFacts(work.database, requestId, { lock: true })
  if (facts?.request.linkId !== linkId || facts.request.kindId !== kindId) {
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
