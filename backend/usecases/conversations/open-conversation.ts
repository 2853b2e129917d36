import { and, eq, isNull, sql } from 'drizzle-orm'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requests } from '../../database/schema/requests.ts'
import { forbidden, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { isAttendant, mayReadPerson } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { NotificationType, notify, notifyAttendants } from '../notifications/notify.ts'

export type ConversationInput = {
  /** Participant who owns the conversation. */
  personId: number
  planId: number
  requestId: number | null
  subject: string
  message: string
}

/**
 * Opens a conversation with its first message, or finds the one already open about the same request and writes nothing. The other
 * side is notified of a new one.
 * @throws 403 for somebody else's; 404 when the person is not in the plan or the request is not of both.
 */
export async function openConversation(work: Work, actor: Actor, input: ConversationInput): Promise<number> {
  if (!mayReadPerson(actor, input.personId))
    throw forbidden('Você só pode abrir conversas em seu próprio nome.')
  await requirePlanLink(work, input)
  if (input.requestId !== null) {
    const open = await findOpen(work, input.requestId, input)
    if (open !== null) return open
  }
  const isByAttendant = isAttendant(actor)
  const [conversation] = await work.database
    .insert(conversations)
    .values({
      personId: input.personId,
      planId: input.planId,
      requestId: input.requestId,
      attendantId: isByAttendant ? actor.personId : null,
      subject: input.subject,
      openedAt: work.now,
    })
    .returning({ id: conversations.id })
  if (!conversation) throw new Error('the conversation was not stored')
  await work.database.insert(messages).values({
    conversationId: conversation.id,
    authorId: actor.personId,
    authorRole: isByAttendant ? 'attendant' : 'participant',
    text: input.message,
    sentAt: work.now,
  })
  await audit(work, {
    subjectId: input.personId,
    action: 'conversation.opened',
    entity: 'conversation',
    entityId: conversation.id,
    after: { planId: input.planId, requestId: input.requestId, subject: input.subject },
  })
  await announce(work, isByAttendant, input, conversation.id)
  return conversation.id
}

async function requirePlanLink(work: Work, { personId, planId }: ConversationInput): Promise<void> {
  const [link] = await work.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(and(eq(planLinks.personId, personId), eq(planLinks.planId, planId)))
    .limit(1)
  if (!link) throw notFound('Esta pessoa não tem vínculo com este plano.')
}

/** Holds the request's row, so that two clicks at once don't open two conversations. */
async function findOpen(work: Work, requestId: number, input: ConversationInput): Promise<number | null> {
  const [request] = await work.database
    .select({ personId: requests.personId, planId: planLinks.planId })
    .from(requests)
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .where(eq(requests.id, requestId))
    .for('update', { of: requests })
  if (!request || request.personId !== input.personId || request.planId !== input.planId) {
    throw notFound('Esta solicitação não existe.')
  }
  const [open] = await work.database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.requestId, requestId), isNull(conversations.closedAt)))
  return open?.id ?? null
}

async function announce(
  work: Work,
  isByAttendant: boolean,
  input: ConversationInput,
  conversationId: number,
): Promise<void> {
  const about = { type: NotificationType.conversation, description: input.subject, conversationId } as const
  if (isByAttendant) {
    await notify(work, [input.personId], {
      ...about,
      planId: input.planId,
      title: 'Nova mensagem do atendimento',
    })
    return
  }
  const [owner] = await work.database
    .select({ name: sql<string>`split_part(${people.name}, ' ', 1)` })
    .from(people)
    .where(eq(people.id, input.personId))
  await notifyAttendants(work, {
    ...about,
    planId: null,
    title: `Nova conversa de ${owner?.name ?? 'participante'}`,
  })
}
