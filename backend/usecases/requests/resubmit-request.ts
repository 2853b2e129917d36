import { count, eq } from 'drizzle-orm'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { conflict, notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { applyMove } from './apply-move.ts'
import type { FilingInput } from './file-request.ts'
import { readRequestFacts } from './request-facts.ts'
import type { Receipt } from './submission.ts'

/**
 * Sends a returned request again with corrected data: a new payload version beside the old ones, and back to analysis. Call it
 * after `beginSubmission` said that the key is new.
 * @throws 404 when it is not this person's request of this kind and link; 409 when it was not returned.
 */
export async function resubmitRequest(work: Work, requestId: number, input: FilingInput): Promise<Receipt> {
  const facts = await readRequestFacts(work.database, requestId, { lock: true })
  const isTheirs =
    facts?.request.personId === input.personId &&
    facts.request.kindId === input.kindId &&
    facts.request.linkId === input.linkId
  if (!facts || !isTheirs) throw notFound('Esta solicitação não existe.')
  if (facts.request.status !== RequestStatus.returned) {
    throw conflict(
      'Esta solicitação não espera correção. Atualize a página para ver o status.',
      'transicao-invalida',
    )
  }
  const [stored] = await work.database
    .select({ versions: count() })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
  await work.database.insert(requestPayloads).values({
    requestId,
    version: (stored?.versions ?? 0) + 1,
    data: input.data,
    authorId: input.personId,
    submissionKey: input.submissionKey,
    createdAt: work.now,
  })
  await applyMove(work, facts, RequestStatus.inAnalysis, {
    author: { role: 'participant', personId: input.personId },
    reason: null,
  })
  return { requestId, protocol: facts.request.protocol, filedAt: facts.request.filedAt, data: input.data }
}
