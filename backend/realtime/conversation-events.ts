import { conversationEvents } from '#contract/conversations/conversations.ts'
import type { EntryBroadcast, MarksBroadcast } from './realtime.ts'
import { ATTENDANTS_ROOM, deskWatchersRoom, personRoom, type RoomEvent, watchersRoom } from './rooms.ts'

const { newMessage, conversationChanged, conversationMarks } = conversationEvents

/** Who hears what of a new entry: each once, in their own way. */
export function eventsOfEntry({ conversationId, owner, author, desk }: EntryBroadcast): RoomEvent[] {
  const own = [owner, ...(author ? [author] : [])]
  const except = own.map(({ personId }) => personRoom(personId))
  const events = (
    to: { entries: string; lists: string },
    seen: typeof desk,
    others: string[],
  ): RoomEvent[] => [
    { to: to.entries, except: others, event: newMessage, carried: seen.entry },
    { to: to.lists, except: others, event: conversationChanged, carried: seen.summary },
  ]
  return [
    ...own.flatMap((seen) => {
      const room = personRoom(seen.personId)
      return events({ entries: room, lists: room }, seen, [])
    }),
    ...events({ entries: deskWatchersRoom(conversationId), lists: ATTENDANTS_ROOM }, desk, except),
  ]
}

/** Who hears of marks. Lists of the service desk show its own, and the owner's only matter to who looks at the conversation. */
export function eventsOfMarks({ conversationId, ownerId, marks }: MarksBroadcast): RoomEvent[] {
  const [event, owner] = [conversationMarks, personRoom(ownerId)]
  const desk = marks.papel === 'atendimento' ? ATTENDANTS_ROOM : watchersRoom(conversationId)
  return [
    { to: owner, except: [], event, carried: marks },
    { to: desk, except: [owner], event, carried: marks },
  ]
}
