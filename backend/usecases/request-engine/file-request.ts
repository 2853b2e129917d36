import { addBusinessDays } from '#domain/business-days.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { totalBusinessDays } from '#domain/requests/workflow.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestStages } from '../../database/schema/request-stages.ts'
import { requestEvents, requestPayloads, requests } from '../../database/schema/requests.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { announceFiling } from './announce-filing.ts'
import { blockBalance } from './balance-blocks.ts'
import type { RequestKind, Submission } from './define-request-kind.ts'
import { holdExclusions } from './open-exclusions.ts'
import { nextProtocol } from './protocol.ts'
import { type RequestFacts, requireRequestFacts } from './request-facts.ts'
import { requestKindsIn } from './request-kinds.ts'
import { priorityOf } from './request-priority.ts'
import { stageRows } from './request-stages.ts'
import { settleDeclaration } from './settle-request.ts'
import { dataVersion } from './stored-data.ts'
import type { Receipt, SubmissionKey } from './submission.ts'
import { verificationCode } from './verification-code.ts'
import { workflowInForce } from './workflow-in-force.ts'

export type Filing<Data> = { row: LinkRow; data: Data; key: SubmissionKey }

/**
 * Files a request that may be filed: request, the stages in force, first event, first payload, what it keeps of the balance, audit,
 * notifications and e-mail, all in the caller's transaction. A declaration is settled and completed on the way.
 * @throws a unique violation of `requests_one_open_exclusive` when one of an exclusive kind is already open.
 */
export async function fileRequest<Input extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Input, Data>,
  filing: Filing<Data>,
): Promise<Receipt<Data>> {
  const { facts, code } = await storeRequest(work, kind, filing)
  const isDeclaration = kind.settlement.when === 'at-filing'
  if (isDeclaration) await settleDeclaration(work, facts, kind, filing)
  else await announceFiling(work, facts, kind)
  const { id, protocol, filedAt, dueOn } = facts.request
  const status: RequestStatusId = isDeclaration ? RequestStatus.completed : RequestStatus.received
  const due = isDeclaration ? null : dueOn
  return { requestId: id, protocol, filedAt, status, dueOn: due, code, data: filing.data }
}

async function storeRequest<Input extends Submission, Data extends Record<string, unknown>>(
  work: Work,
  kind: RequestKind<Input, Data>,
  { row: { link, plan }, data, key }: Filing<Data>,
): Promise<{ facts: RequestFacts; code: string }> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const kindId = requestKindId(kind.slug)
  const workflow = await workflowInForce(database, kind.slug, plan, today)
  const slaBusinessDays = totalBusinessDays(workflow)
  const [request] = await database
    .insert(requests)
    .values({
      protocol: await nextProtocol(work),
      kindId,
      personId: link.personId,
      linkId: link.id,
      planId: plan.id,
      status: RequestStatus.received,
      priority: await priorityOf(database, link.personId, today),
      isPayment: workflow.isPayment,
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
  const named = { requestId: request.id, linkId: link.id }
  await database.insert(requestStages).values(stageRows(request.id, workflow, now))
  await holdExclusions(work, named, requestKindsIn(work).pairsOf(kind.slug))
  await blockBalance(work, { ...named, blocks: kind.blocks?.(data) ?? [], today })
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
  await kind.filed?.(work, { ...named, data })
  await audit(work, {
    subjectId: link.personId,
    action: 'request.filed',
    entityId: request.id,
    after: { protocol: request.protocol, kindId, version: 1, verificationCode: code },
  })
  return { facts: await requireRequestFacts(work, request.id), code }
}
