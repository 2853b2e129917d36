import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/client.ts'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { notifications } from '../../database/schema/notifications.ts'
import type { DemoConversation, DemoEntry } from '../conversations.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** Writes conversations with their entries, and the unread notification of what is news to their owners. */
export async function writeConversations(
  database: Transaction,
  demo: readonly DemoConversation[],
  written: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  const lastAt = ({ entries }: DemoConversation) => entries.at(-1)?.at.getTime() ?? 0
  // Lists are in the order of the newest entries' ids.
  for (const conversation of demo.toSorted((one, other) => lastAt(one) - lastAt(other)))
    await writeConversation(database, conversation, written, requestIds)
}

async function writeConversation(
  database: Transaction,
  demo: DemoConversation,
  { personIds }: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { ownerCpf, attendantCpf, planId, protocol, subject, entries, isNews } = demo
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return
  const personId = known(personIds, ownerCpf)
  const [conversation] = await database
    .insert(conversations)
    .values({
      personId,
      planId,
      requestId: protocol === null ? null : known(requestIds, protocol),
      attendantId: attendantCpf === null ? null : known(personIds, attendantCpf),
      subject,
      openedAt: first.at,
      closedAt: last.kind === 'closed' ? last.at : null,
    })
    .returning({ id: conversations.id })
  if (!conversation) throw new RangeError('The conversation was not written')
  const rows = await database
    .insert(messages)
    .values(
      entries.map((entry) => ({
        conversationId: conversation.id,
        kind: entry.kind,
        authorId: entry.by === 'participant' ? personId : known(personIds, entry.by),
        authorRole: roleOf(entry),
        text: entry.kind === 'message' ? entry.text : '',
        note: entry.kind === 'handed-over' ? entry.note : null,
        assigneeId: entry.kind === 'handed-over' ? known(personIds, entry.toCpf) : null,
        sentAt: entry.at,
      })),
    )
    .returning({ id: messages.id })
  const lastEntryId = rows.at(-1)?.id ?? 0
  const seenByDesk = rows[entries.findLastIndex((entry) => roleOf(entry) === 'attendant')]?.id ?? 0
  const seenByOwner = isNews ? (rows[0]?.id ?? 0) : lastEntryId
  await database
    .update(conversations)
    .set({
      lastEntryId,
      waitingSince: waitingSince(entries),
      participantReceived: seenByOwner,
      participantRead: seenByOwner,
      deskReceived: seenByDesk,
      deskRead: seenByDesk,
    })
    .where(eq(conversations.id, conversation.id))
  if (!isNews) return
  await database.insert(notifications).values({
    personId,
    planId,
    type: 1,
    title: 'Nova mensagem do atendimento',
    description: subject,
    conversationId: conversation.id,
    createdAt: last.at,
  })
}

const roleOf = ({ by }: DemoEntry): 'participant' | 'attendant' =>
  by === 'participant' ? 'participant' : 'attendant'

/** When the first message came that nobody answered; null where somebody did. */
function waitingSince(entries: readonly DemoEntry[]): Date | null {
  const answer = entries.findLastIndex((entry) => roleOf(entry) === 'attendant')
  return entries[answer + 1]?.at ?? null
}
