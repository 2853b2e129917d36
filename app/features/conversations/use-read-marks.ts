import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationQueries } from '#app/notifications/notifications.queries.ts'
import { send } from '#app/session/ask.ts'
import type { ConversationSide } from '#contract/conversations/conversations.ts'
import { applyAllRead } from './apply-events.ts'
import { changeThread } from './conversations.queries.ts'
import { lastIdOf, type Thread, withMarks } from './thread.ts'

/** A mark that could not be set is tried again. */
const AGAIN_MS = 5000

/**
 * Says how far a conversation came to this page, and how far somebody looked at it: what stands at its end on a page that is in sight.
 */
export function useReadMarks(thread: Thread, own: ConversationSide, isAtEnd: boolean, isLive: boolean): void {
  const queryClient = useQueryClient()
  const isSeen = useInSight()
  const [round, setRound] = useState(0)
  const said = useRef('')
  const { id: idConversa } = thread
  const last = lastIdOf(thread)
  const isRead = isAtEnd && isSeen
  const { entregueAte, lidaAte } = thread.marcas[own]
  const isNews = last > 0 && (isRead ? last > lidaAte : last > entregueAte)

  useEffect(() => {
    const mark = `${idConversa}:${last}:${isRead}:${round}`
    if (!isNews || said.current === mark) return
    said.current = mark
    const data = isRead ? { idConversa, lidaAte: last } : { idConversa, entregueAte: last }
    send('marcarConversa')({ data }).then(
      (marks) => {
        changeThread(queryClient, idConversa, (known) => withMarks(known, own, marks[own]))
        if (!isRead) return
        applyAllRead(queryClient, idConversa)
        // Over an open line the bell is told.
        if (!isLive) void queryClient.invalidateQueries(notificationQueries.all)
      },
      () => setTimeout(() => setRound((count) => count + 1), AGAIN_MS),
    )
  }, [queryClient, idConversa, last, isRead, isNews, own, isLive, round])
}

/** Whether the page is in sight, and not a tab behind another. */
function useInSight(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
