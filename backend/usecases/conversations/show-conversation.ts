import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConversa, retornarMensagens } from '#contract/conversations/conversations.ts'
import type { Querier } from '../../database/client.ts'
import type { Actor } from '../../security/actor.ts'
import { entryOnWire } from './entry-wire.ts'
import type { ConversationRow } from './find-conversation.ts'
import { marksOnWire } from './mark-conversation.ts'
import { type EntryRange, readEntries } from './read-entries.ts'
import { presentAmong } from './read-presence.ts'
import { readServiceHours } from './read-service-hours.ts'
import { readSummary, summaryOnWire } from './read-summaries.ts'
import { viewerOf } from './viewer.ts'

/** Entries that a conversation is opened with. */
const FIRST_ENTRIES = 50

/** A conversation as it is opened: how lists show it, its newest entries, how far both sides got, and who is there. */
export async function showConversation(
  database: Querier,
  actor: Actor,
  conversation: ConversationRow,
  now: Date,
): Promise<CallAnswer<typeof retornarConversa>> {
  const { id, personId, attendantId } = conversation
  const people = attendantId === null ? [personId] : [personId, attendantId]
  const [summary, range, present, atendimento] = await Promise.all([
    readSummary(database, id),
    readEntryRange(database, actor, conversation, { limit: FIRST_ENTRIES }),
    presentAmong({ database, now }, people),
    readServiceHours(database, now),
  ])
  const { situacao: _, ...entries } = range
  return {
    ...summaryOnWire(summary, viewerOf(actor, personId)),
    ...entries,
    presenca: {
      pessoa: present.has(personId),
      atendente: attendantId !== null && present.has(attendantId),
    },
    atendimento,
  }
}

/** A range of a conversation's entries as the actor sees them, with the marks of both sides. */
export async function readEntryRange(
  database: Querier,
  actor: Actor,
  conversation: ConversationRow,
  range: EntryRange,
): Promise<CallAnswer<typeof retornarMensagens>> {
  const { entries, hasMore } = await readEntries(database, conversation.id, range)
  const viewer = viewerOf(actor, conversation.personId)
  return {
    mensagens: entries.map((entry) => entryOnWire(entry, viewer)),
    haMais: hasMore,
    marcas: marksOnWire(conversation),
    situacao: conversation.closedAt === null ? 'aberta' : 'encerrada',
  }
}
