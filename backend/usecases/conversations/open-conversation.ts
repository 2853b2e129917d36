import { and, eq, isNull } from 'drizzle-orm'
import { lockPerson } from '../../database/locks.ts'
import { conversations } from '../../database/schema/conversations.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requests } from '../../database/schema/requests.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { roleTowards } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { lockConversation } from './add-entry.ts'
import { findSent } from './find-sent.ts'
import { type ConversationInput, writeMessage } from './write-message.ts'

/**
 * Opens a conversation with its first message. When one about the same request is open, the message is added to that one: nothing that
 * a person wrote is dropped. The other side is notified of either. What was sent twice is stored once.
 * @returns the id of the conversation
 * @throws 404 when the request is not of the person and the plan; 409 when something else was sent under the key; 422 for a file that is
 * not there
 */
export async function openConversation(work: Work, actor: Actor, input: ConversationInput): Promise<number> {
  // Messages of a person wait for each other: two clicks at once open one conversation.
  await lockPerson(work.database, input.personId)
  const open = input.requestId === null ? null : await findOpen(work, input.requestId, input)
  const sent = await findSent(work, actor, input, open)
  if (sent !== null) return sent
  const conversationId = open ?? (await storeConversation(work, actor, input))
  const held = await lockConversation(work, conversationId)
  // Somebody who needs not hold the person may have closed it meanwhile.
  if (held.closedAt !== null) return openConversation(work, actor, input)
  await writeMessage(work, actor, held, input)
  await audit(work, {
    subjectId: input.personId,
    action: open === null ? 'conversation.opened' : 'conversation.continued',
    entityId: conversationId,
    after: { planId: input.planId, requestId: input.requestId, subject: input.subject },
  })
  return conversationId
}

async function storeConversation(work: Work, actor: Actor, input: ConversationInput): Promise<number> {
  const [conversation] = await work.database
    .insert(conversations)
    .values({
      personId: input.personId,
      planId: input.planId,
      requestId: input.requestId,
      attendantId: roleTowards(actor, input.personId) === 'attendant' ? actor.personId : null,
      subject: input.subject,
      openedAt: work.now,
    })
    .returning({ id: conversations.id })
  if (!conversation) throw new Error('the conversation was not stored')
  return conversation.id
}

/** The conversation that is open about a request; null without one. @throws 404 for a request of somebody else or another plan */
async function findOpen(work: Work, requestId: number, input: ConversationInput): Promise<number | null> {
  const [request] = await work.database
    .select({ personId: requests.personId, planId: planLinks.planId })
    .from(requests)
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .where(eq(requests.id, requestId))
  if (!request || request.personId !== input.personId || request.planId !== input.planId) {
    throw notFound('Esta solicitação não existe.')
  }
  const [open] = await work.database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.requestId, requestId), isNull(conversations.closedAt)))
  return open?.id ?? null
}
