import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import {
  conversationClosed,
  notAnAttendant,
  otherConversationOpen,
} from '#contract/conversations/conversations.text.ts'
import type { ConversationSummary } from '#contract/conversations/conversations.ts'
import { lockPerson } from '../../database/locks.ts'
import { conversations } from '../../database/schema/conversations.ts'
import { people } from '../../database/schema/people.ts'
import { notify } from '../../messages/notify.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { addEntry, lockConversation } from './add-entry.ts'
import type { ConversationRow } from './find-conversation.ts'
import { readSummary, summaryOnWire } from './read-summaries.ts'
import { viewerOf } from './viewer.ts'

/** Closes a conversation: nobody writes in it until it is opened again. One that is closed stays as it is. */
export async function closeConversation(
  work: Work,
  actor: Actor,
  { id }: ConversationRow,
): Promise<ConversationSummary> {
  const held = await lockConversation(work, id)
  if (held.closedAt === null) {
    await addEntry(work, actor, held, {
      entry: { kind: 'closed' },
      change: { closedAt: work.now, waitingSince: null },
    })
    await record(work, held, 'conversation.closed')
  }
  return summaryFor(work, actor, held)
}

/**
 * Opens a closed conversation again, which waits for an answer if it was the participant. One that is open stays as it is.
 * @throws 409 `conversa-ja-aberta` when another one about the same request is open
 */
export async function reopenConversation(
  work: Work,
  actor: Actor,
  { id, personId }: ConversationRow,
): Promise<ConversationSummary> {
  // As whoever opens one does: of a request at most one is open.
  await lockPerson(work.database, personId)
  const held = await lockConversation(work, id)
  if (held.closedAt !== null) {
    if (await isOtherOpen(work, held)) throw conflict(otherConversationOpen, 'conversa-ja-aberta')
    const isParticipant = viewerOf(actor, personId).role === 'participant'
    await addEntry(work, actor, held, {
      entry: { kind: 'reopened' },
      change: { closedAt: null, waitingSince: isParticipant ? work.now : null },
    })
    await record(work, held, 'conversation.reopened')
  }
  return summaryFor(work, actor, held)
}

async function isOtherOpen({ database }: Work, { id, requestId }: ConversationRow): Promise<boolean> {
  if (requestId === null) return false
  const [other] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(eq(conversations.requestId, requestId), isNull(conversations.closedAt), ne(conversations.id, id)),
    )
  return other !== undefined
}

/**
 * An attendant attends to a conversation from now on, whoever did so far. Who does already changes nothing.
 * @throws 409 `conversa-encerrada`
 */
export async function takeConversation(
  work: Work,
  actor: Actor,
  { id }: ConversationRow,
): Promise<ConversationSummary> {
  const held = await lockAttended(work, id)
  if (held.attendantId !== actor.personId) {
    await addEntry(work, actor, held, {
      entry: { kind: 'taken' },
      change: { attendantId: actor.personId },
    })
    await record(work, held, 'conversation.taken')
  }
  return summaryFor(work, actor, held)
}

/** To whom a conversation goes, null for whoever takes it, and what they should know. */
export type HandOver = { assigneeId: number | null; note: string }

/**
 * Hands a conversation over to a colleague, who is told, or back to the queue. Whoever has it already changes nothing.
 * @throws 409 `conversa-encerrada`; 422 for who is no attendant, or is the participant themselves
 */
export async function handOverConversation(
  work: Work,
  actor: Actor,
  { id }: ConversationRow,
  { assigneeId, note }: HandOver,
): Promise<ConversationSummary> {
  const held = await lockAttended(work, id)
  if (held.attendantId === assigneeId) return summaryFor(work, actor, held)
  if (assigneeId !== null) await requireAttendant(work, held, assigneeId)
  await addEntry(work, actor, held, {
    entry: { kind: 'handed-over', assigneeId, note: note === '' ? null : note },
    change: { attendantId: assigneeId },
  })
  await audit(work, {
    subjectId: held.personId,
    action: 'conversation.handed-over',
    entityId: held.id,
    after: { attendantId: assigneeId },
  })
  if (assigneeId !== null && assigneeId !== actor.personId)
    await notify(
      work,
      'conversa_transferida',
      { personId: assigneeId, planId: null, conversationId: held.id },
      { assunto: held.subject, colega: actor.name },
    )
  return summaryFor(work, actor, held)
}

/** Holds an open conversation. */
async function lockAttended(work: Work, id: number): Promise<ConversationRow> {
  const held = await lockConversation(work, id)
  if (held.closedAt !== null) throw conflict(conversationClosed, 'conversa-encerrada')
  return held
}

async function requireAttendant(
  { database }: Work,
  { personId }: ConversationRow,
  assigneeId: number,
): Promise<void> {
  const [attendant] = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, assigneeId), isNotNull(people.adminLevel), ne(people.id, personId)))
  if (!attendant) throw invalid({ idPessoaAtendente: notAnAttendant })
}

function record(
  work: Work,
  { id, personId }: ConversationRow,
  action: 'conversation.closed' | 'conversation.reopened' | 'conversation.taken',
): Promise<void> {
  return audit(work, { subjectId: personId, action, entityId: id })
}

async function summaryFor(
  { database }: Work,
  actor: Actor,
  { id, personId }: ConversationRow,
): Promise<ConversationSummary> {
  return summaryOnWire(await readSummary(database, id), viewerOf(actor, personId))
}
