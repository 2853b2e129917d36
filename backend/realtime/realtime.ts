import type * as v from 'valibot'
import type { conversationChanged, marksChanged, newMessage } from '#contract/conversations/conversations.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import type { CaseCause } from '#contract/requests/cases.ts'

/** Who watches a conversation: under which name and on which side they write, and whose coming and going they hear of. */
export type Watched = { name: string; role: 'participant' | 'attendant'; othersId: number | null }

/** A new entry of a conversation and how lists show it from now on, as one viewer sees them. */
type EntryForViewer = {
  entry: v.InferOutput<typeof newMessage>
  summary: v.InferOutput<typeof conversationChanged>
}

/** A new entry of a conversation, for everybody who hears of it. */
export type EntryBroadcast = {
  conversationId: number
  owner: EntryForViewer & { personId: number }
  /** The attendant who wrote it; null: it is the owner's. */
  author: (EntryForViewer & { personId: number }) | null
  desk: EntryForViewer
  /** Who attends to it since this entry; absent: who did before. */
  attendantId?: number
}

/** Marks of one side of a conversation that went on. */
export type MarksBroadcast = {
  conversationId: number
  ownerId: number
  marks: v.InferOutput<typeof marksChanged>
}

/** Something of a request that attendants have open. `by`: the attendant who did it; null: nobody of the service desk. */
export type CaseBroadcast = { requestId: number; cause: CaseCause; by: { id: number; nome: string } | null }

/** Real-time calls of the rest of the server; they reach every node of the API. */
export type Realtime = {
  /** Delivers a notification to every open connection of its person. */
  notify: (personId: number, notification: Notification) => void
  /**
   * Delivers the same to every open connection of many people, each under the number of their own: pairs of a person and that number. Each
   * node looks only among those who are connected to it.
   */
  notifyEach: (
    readers: readonly (readonly [personId: number, id: number])[],
    notification: Notification,
  ) => void
  /** Delivers one to every attendant who is connected, but for the one whom it is about. */
  notifyAttendants: (notification: Notification, exceptPersonId: number) => void
  /** Tells every open connection of a person which notifications they have read. */
  broadcastRead: (personId: number, ids: readonly number[]) => void
  /** Tells every attendant who is connected what of the queue waits for nobody any more. */
  broadcastReadToAttendants: (ids: readonly number[]) => void
  /**
   * Delivers a new entry of a conversation to every connection of its owner and of its author, and to attendants who watch it; and how lists
   * show it to those two and to every attendant.
   */
  broadcastEntry: (told: EntryBroadcast) => void
  /** Tells the owner of a conversation of new marks; of the service desk's also every attendant, of the owner's who watches it. */
  broadcastMarks: (told: MarksBroadcast) => void
  /** Tells every attendant who has a request open that something of it is another. */
  broadcastCase: (told: CaseBroadcast) => void
  /** Closes the connections of a session that ended. */
  endSession: (sessionId: number) => void
}
