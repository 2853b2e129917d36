import type { Socket } from 'socket.io'
import * as v from 'valibot'
import { conversationEvents, watched } from '#contract/conversations/conversations.ts'
import { conversationSideWords } from '#contract/conversations/wire-words.ts'
import type { Watched } from './realtime.ts'
import { deskWatchersRoom, personRoom, presenceRoom, type RoomEvent, watchersRoom } from './rooms.ts'
import type { Admission } from './socket-admission.ts'

/** Conversations that one connection may show at once: a page shows one, and another while it goes over to it. */
const MAX_WATCHED = 3

/** Wishes of one connection that may wait for their answer; more are not heard. */
const MAX_WAITING = 10

/** That somebody writes is passed on at most so often for each connection, milliseconds. */
const TYPING_EVERY_MS = 1000

export type ConversationSocketOptions = {
  /** Checks whether a session may watch a conversation; null: it may not, or there is no such conversation. */
  mayWatch: (asked: { sessionId: number; conversationId: number }) => Promise<Watched | null>
  say: (saying: RoomEvent) => void
  /** Conversations that the connection shows, whenever they change. */
  onWatching: (conversationIds: readonly number[]) => void
  onError: (error: unknown) => void
}

export type ConversationSocket = {
  /** It belongs to somebody from now on, and shows nothing yet. */
  admit: (admission: Admission) => void
}

const { watchConversation, watching, unwatchConversation, typing } = conversationEvents

/**
 * Lets a connection watch conversations and say that somebody writes in them. Whatever is not understood, comes too often or is not theirs
 * is passed over without a word, as if it had not been said.
 */
export function followConversations(
  socket: Socket,
  { mayWatch, say, onWatching, onError }: ConversationSocketOptions,
): ConversationSocket {
  const shown = new Map<number, { watched: Watched; rooms: string[] }>()
  let admission: Admission | null = null
  let waiting = 0
  let lastTyped = Number.NEGATIVE_INFINITY
  let turn = Promise.resolve()

  /** One after the other, so that what was wished last holds. */
  const inTurn = (given: unknown, act: (conversationId: number) => Promise<void>) => {
    const asked = v.safeParse(watched, given)
    if (!asked.success || admission === null || waiting >= MAX_WAITING) return
    waiting += 1
    turn = turn
      .then(() => act(asked.output.idConversa))
      .catch(onError)
      .finally(() => {
        waiting -= 1
      })
  }

  const hide = async (conversationId: number) => {
    const { rooms = [] } = shown.get(conversationId) ?? {}
    shown.delete(conversationId)
    const needed = new Set([...shown.values()].flatMap((one) => one.rooms))
    for (const room of rooms) if (!needed.has(room)) await socket.leave(room)
  }

  const show = async (conversationId: number) => {
    const by = admission
    if (by === null) return
    const found = await mayWatch({ sessionId: by.sessionId, conversationId })
    if (!found || socket.disconnected || admission !== by) return
    const rooms = [
      watchersRoom(conversationId),
      ...(found.role === 'attendant' ? [deskWatchersRoom(conversationId)] : []),
      ...(found.othersId === null ? [] : [presenceRoom(found.othersId)]),
    ]
    await hide(conversationId)
    await socket.join(rooms)
    shown.set(conversationId, { watched: found, rooms })
    const [oldest] = shown.keys()
    if (shown.size > MAX_WATCHED && oldest !== undefined) await hide(oldest)
    onWatching([...shown.keys()])
    socket.emit(watching, { idConversa: conversationId })
  }

  socket.on(watchConversation, (given: unknown) => inTurn(given, show))
  socket.on(unwatchConversation, (given: unknown) =>
    inTurn(given, async (conversationId) => {
      if (!shown.has(conversationId)) return
      await hide(conversationId)
      onWatching([...shown.keys()])
    }),
  )
  socket.on(typing, (given: unknown) => {
    const asked = v.safeParse(watched, given)
    const now = performance.now()
    if (!asked.success || admission === null || now - lastTyped < TYPING_EVERY_MS) return
    const { idConversa } = asked.output
    const found = shown.get(idConversa)
    if (!found) return
    lastTyped = now
    const { name, role } = found.watched
    say({
      to: watchersRoom(idConversa),
      except: [personRoom(admission.personId)],
      event: typing,
      carried: {
        idConversa,
        pessoa: { id: admission.personId, nome: name },
        papel: conversationSideWords.toWire(role),
      },
    })
  })
  return {
    admit: (given) => {
      admission = given
      shown.clear()
    },
  }
}
