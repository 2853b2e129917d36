import { eq } from 'drizzle-orm'
import { addBusinessDays } from '#domain/business-days.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestEvents, requestKinds, requestPayloads, requests } from '../../database/schema/requests.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { announceFiling } from './announce-filing.ts'
import { completeNow } from './carry-out.ts'
import type { RequestKind, Submission } from './kinds/define-request-kind.ts'
import { dataVersion } from './kinds/stored-data.ts'
import { nextProtocol } from './protocol.ts'
import { type RequestFacts, requireRequestFacts } from './request-facts.ts'
import type { Receipt, SubmissionKey } from './submission.ts'
import { verificationCode } from './verification-code.ts'

export type Filing<Data> = { row: LinkRow; data: Data; key: SubmissionKey }

/**
 * Files a request that may be filed: request, first event, first payload, audit, notifications and e-mail, all in the caller's
 * transaction. A declaration is carried out and completed on the way.
 * @throws a unique violation of `requests_one_open_exclusive` when one of an exclusive kind is already open.
 */
export async function fileRequest<Asked extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Asked, Data>,
  filing: Filing<Data>,
): Promise<Receipt<Data>> {
  const { facts, code } = await storeRequest(work, kind, filing)
  const isDeclaration = kind.carriedOut === 'at-filing'
  if (isDeclaration) await completeNow(work, facts, kind, filing)
  else await announceFiling(work, facts, kind)
  const { id, protocol, filedAt } = facts.request
  const status: RequestStatusId = isDeclaration ? RequestStatus.completed : RequestStatus.received
  return { requestId: id, protocol, filedAt, status, code, data: filing.data }
}

async function storeRequest<Asked extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Asked, Data>,
  { row: { link }, data, key }: Filing<Data>,
): Promise<{ facts: RequestFacts; code: string }> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const kindId = requestKindId(kind.slug)
  const [terms] = await database.select().from(requestKinds).where(eq(requestKinds.id, kindId))
  if (!terms) throw new Error(`unknown kind of request: ${kind.slug}`)
  const { slaBusinessDays } = terms
  const [request] = await database
    .insert(requests)
    .values({
      protocol: await nextProtocol(work),
      kindId,
      personId: link.personId,
      linkId: link.id,
      status: RequestStatus.received,
      exclusive: kind.isExclusive,
      channel: key.authorRole === 'attendant' ? 'service-desk' : 'portal',
      filedAt: now,
      updatedAt: now,
      slaBusinessDays,
      dueOn: slaBusinessDays > 0 ? addBusinessDays(today, slaBusinessDays) : null,
      cancellableUntil: kind.cancellableUntil?.(data, today) ?? null,
    })
    .returning()
  if (!request) throw new Error('the request was not stored')
  const code = verificationCode({ protocol: request.protocol, kind: kind.slug, sentAt: now, data })
  await database.insert(requestPayloads).values({
    requestId: request.id,
    version: 1,
    verificationCode: code,
    data,
    dataVersion: dataVersion(kind.data),
    authorId: key.authorId,
    submissionKey: key.key,
    submissionDigest: key.digest,
    createdAt: now,
  })
  await database.insert(requestEvents).values({
    requestId: request.id,
    fromStatus: null,
    toStatus: RequestStatus.received,
    authorId: key.authorId,
    authorRole: key.authorRole,
    at: now,
  })
  await audit(work, {
    subjectId: link.personId,
    action: 'request.filed',
    entityId: request.id,
    after: { protocol: request.protocol, kindId, data },
  })
  return { facts: await requireRequestFacts(database, request.id), code }
}
