import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { entryOnWire } from './entry-wire.ts'
import type { ConversationRow } from './find-conversation.ts'
import { readEntry } from './read-entries.ts'
import { readSummary, summaryOnWire } from './read-summaries.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** Nobody in particular at the service desk. */
const ANYBODY_AT_THE_DESK: Viewer = { personId: 0, role: 'attendant' }

/**
 * Tells the open pages of both sides of a new entry, and of how the conversation looks in lists with it, after the commit: each in the way in
 * which a call would answer them. `attendantId`: who attends to it with the entry, where it says so.
 */
export async function broadcastEntry(
  work: Work,
  actor: Actor,
  {
    conversation: { id: idConversa, personId: ownerId, attendantId: before },
    entryId,
    previousId,
    attendantId,
  }: {
    conversation: Pick<ConversationRow, 'id' | 'personId' | 'attendantId'>
    entryId: number
    previousId: number
    attendantId: number | null
  },
): Promise<void> {
  const [entry, summary] = [
    await readEntry(work.database, entryId),
    await readSummary(work.database, idConversa),
  ]
  const seenBy = (viewer: Viewer) => ({
    entry: { idConversa, anterior: previousId, mensagem: entryOnWire(entry, viewer) },
    summary: { conversa: summaryOnWire(summary, viewer) },
  })
  const author = viewerOf(actor, ownerId)
  const told = {
    conversationId: idConversa,
    owner: { personId: ownerId, ...seenBy({ personId: ownerId, role: 'participant' }) },
    author: author.role === 'attendant' ? { ...author, ...seenBy(author) } : null,
    desk: seenBy(ANYBODY_AT_THE_DESK),
    ...(attendantId !== null && attendantId !== before && { attendantId }),
  }
  work.afterCommit(() => work.realtime.broadcastEntry(told))
}
