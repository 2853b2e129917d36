import { useCallback, useEffect, useRef, useState } from 'react'
import { emitLive, onLive } from '#app/notifications/live-events.ts'
import { conversationEvents, newMessage, typing } from '#contract/conversations/conversations.ts'
import { firstName } from '#domain/first-name.ts'
import { parseOrNull } from './incoming.schema.ts'

/** Somebody who has not gone on writing for this long has stopped. */
const STOPPED_MS = 5000
/** The same is not said again sooner. */
const SAID_MS = 2000

type Writer = { id: number; name: string }

/** Who else is writing in a conversation, by first names, and how to say that one is. */
export function useTyping(idConversa: number): { names: string[]; say: () => void } {
  const [writers, setWriters] = useState<readonly Writer[]>([])
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>()
    const stopped = (id: number) => setWriters((known) => known.filter((one) => one.id !== id))
    const stops = [
      onLive(conversationEvents.typing, (payload) => {
        const arrived = parseOrNull(typing, payload)
        if (arrived?.idConversa !== idConversa) return
        const { id, nome } = arrived.pessoa
        clearTimeout(timers.get(id))
        timers.set(id, setTimeout(stopped, STOPPED_MS, id))
        setWriters((known) =>
          known.some((one) => one.id === id) ? known : [...known, { id, name: firstName(nome) }],
        )
      }),
      onLive(conversationEvents.newMessage, (payload) => {
        const arrived = parseOrNull(newMessage, payload)
        if (arrived?.idConversa === idConversa) stopped(arrived.mensagem.autor.id)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [idConversa])

  const said = useRef(Number.NEGATIVE_INFINITY)
  const say = useCallback(() => {
    if (performance.now() - said.current < SAID_MS) return
    said.current = performance.now()
    emitLive(conversationEvents.typing, { idConversa })
  }, [idConversa])
  return { names: writers.map(({ name }) => name), say }
}
