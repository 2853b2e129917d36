import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import {
  clockOf,
  isFinalStatus,
  RequestStatus,
  type RequestStatusId,
} from '#domain/requests/request-status.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { RequestKind, Submission } from './define-request-kind.ts'
import { readStored } from './stored-data.ts'

/** Receipt for the sender of a submission: the first time, and again for every repetition with the same key. */
export type Receipt<Data> = {
  requestId: number
  protocol: string
  filedAt: Date
  status: RequestStatusId
  /** Last day of the decision; null where nothing is decided, or there is no term. */
  dueOn: IsoDate | null
  /** Verification code of what was stored. */
  code: string
  /** As it was stored. */
  data: Data
}

/** One submission: who sends it, under which key, and the digest of what it says. */
export type SubmissionKey = {
  authorId: number
  /** `attendant` also for a request of the participant's that an attendant files while serving them. */
  authorRole: 'participant' | 'attendant'
  key: string
  digest: string
}

/** Digest of everything that was asked: kind, link and values. The way it came (key, way of naming the link) doesn't count. */
export function digestOf(slug: string, linkId: number, input: Submission): string {
  const content = { ...input, chaveEnvio: undefined, idVinculo: undefined }
  return createHash('sha256')
    .update(JSON.stringify([slug, linkId, content]))
    .digest('hex')
}

/**
 * The receipt of a submission that was already sent under this key, which the caller answers and writes nothing; null for a new one. The
 * caller holds the link, so that two at once find each other.
 * @throws 409 `chave-ja-usada` when something else was sent under it, or when what was sent is over by now.
 */
export async function receiptOfRepetition<Input extends Submission, Data>(
  work: Work,
  kind: RequestKind<Input, Data>,
  { authorId, key, digest }: SubmissionKey,
): Promise<Receipt<Data> | null> {
  const sent = await sentWithKey(work, { authorId, key })
  if (!sent) return null
  const { request, payload } = sent
  const status = request.status as RequestStatusId
  if (payload.submissionDigest !== digest || isOver(kind, status)) throw keyUsed(request.protocol)
  return {
    requestId: request.id,
    protocol: request.protocol,
    filedAt: request.filedAt,
    status,
    dueOn: clockOf(status) === 'running' ? request.dueOn : null,
    code: payload.verificationCode,
    data: readStored(kind.data, { data: payload.data, version: payload.dataVersion }),
  }
}

/** Submission under a key, with its request; null: none. */
export async function sentWithKey(
  { database }: Pick<Work, 'database'>,
  { authorId, key }: Pick<SubmissionKey, 'authorId' | 'key'>,
) {
  const [sent] = await database
    .select({ request: requests, payload: requestPayloads })
    .from(requestPayloads)
    .innerJoin(requests, eq(requests.id, requestPayloads.requestId))
    .where(and(eq(requestPayloads.authorId, authorId), eq(requestPayloads.submissionKey, key)))
  return sent ?? null
}

/** A declaration is complete as it is filed, so its receipt stays good. */
function isOver(
  { settlement }: Pick<RequestKind<Submission, unknown>, 'settlement'>,
  status: RequestStatusId,
) {
  return isFinalStatus(status) && !(settlement.when === 'at-filing' && status === RequestStatus.completed)
}

/** The problem of a key that stands for something else already. */
export function keyUsed(protocol: string) {
  return conflict(
    `Este envio já foi usado na solicitação de protocolo ${protocol}. Confira em Acompanhar solicitações e, se for preciso, envie de novo.`,
    'chave-ja-usada',
  )
}
