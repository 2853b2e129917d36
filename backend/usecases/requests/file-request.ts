import { eq } from 'drizzle-orm'
import { addBusinessDays } from '#domain/business-days.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestEvents, requestKinds, requestPayloads, requests } from '../../database/schema/requests.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify, notifyAttendants } from '../notifications/notify.ts'
import { nextProtocol } from './protocol.ts'
import { emailAbout, readRequestFacts } from './request-facts.ts'
import type { Receipt } from './submission.ts'

export type FilingInput = {
  kindId: number
  personId: number
  linkId: number
  submissionKey: string
  /** What was asked; stored as it is and read again by whoever analyses and executes it. */
  data: Record<string, unknown>
}

/**
 * Files a request of the participant, after `beginSubmission` said that the key is new: request, first event, first payload, audit,
 * notifications to the participant and to every attendant, and the e-mail, all in the caller's transaction.
 * @throws a unique violation of `requests_one_open_contribution_change` when such a change is already open.
 */
export async function fileRequest(work: Work, input: FilingInput): Promise<Receipt> {
  const { database, now } = work
  const [kind] = await database.select().from(requestKinds).where(eq(requestKinds.id, input.kindId))
  if (!kind) throw new Error(`unknown kind of request: ${input.kindId}`)
  const [request] = await database
    .insert(requests)
    .values({
      protocol: await nextProtocol(work),
      kindId: input.kindId,
      personId: input.personId,
      linkId: input.linkId,
      status: RequestStatus.received,
      filedAt: now,
      updatedAt: now,
      dueOn: addBusinessDays(saoPauloDateOf(now), kind.slaBusinessDays),
    })
    .returning()
  if (!request) throw new Error('the request was not stored')
  await database.insert(requestPayloads).values({
    requestId: request.id,
    version: 1,
    data: input.data,
    authorId: input.personId,
    submissionKey: input.submissionKey,
    createdAt: now,
  })
  await database.insert(requestEvents).values({
    requestId: request.id,
    fromStatus: null,
    toStatus: RequestStatus.received,
    authorId: input.personId,
    authorRole: 'participant',
    at: now,
  })
  await audit(work, {
    subjectId: input.personId,
    action: 'request.filed',
    entity: 'request',
    entityId: request.id,
    after: { protocol: request.protocol, kindId: input.kindId, data: input.data },
  })
  await announceFiling(work, request.id)
  return { requestId: request.id, protocol: request.protocol, filedAt: now, data: input.data }
}

async function announceFiling(work: Work, requestId: number): Promise<void> {
  const facts = await readRequestFacts(work.database, requestId, { lock: false })
  if (!facts) return
  const { request, kind, person, plan } = facts
  await notify(work, [person.id], {
    planId: plan.id,
    type: NotificationType.request,
    title: 'Solicitação recebida',
    description: `Recebemos sua solicitação de ${kind.name}. Protocolo ${request.protocol}.`,
    requestId,
  })
  await notifyAttendants(work, {
    planId: null,
    type: NotificationType.request,
    title: 'Nova solicitação',
    description: `${kind.name} no plano ${plan.name}. Protocolo ${request.protocol}.`,
    requestId,
  })
  const email = emailAbout(facts, 'requisicao_recebida', null)
  if (email) await work.emails.enqueue(work.database, email)
}
