import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLive } from '#app/notifications/live-events.ts'
import { useLiveState } from '#app/notifications/use-live-state.ts'
import { conversationEvents } from '#contract/conversations/conversations.ts'
import { applyEntry, applyMarks, applySummary } from './apply-events.ts'
import { conversationQueries } from './conversations.queries.ts'
import { useMessageQueue } from './use-message-queue.ts'

/** Several changes in a row make one reading of the list. */
const QUIET_MS = 800
/** How often the list is asked for while nothing arrives by itself. */
const ASKED_MS = 12_000

/** Keeps the lists of conversations, and those that were read, as they are now: by what arrives, and by asking while nothing can arrive. */
export function useLiveConversations(isAttendant: boolean): void {
  const queryClient = useQueryClient()
  const { queue } = useMessageQueue()
  const line = useLiveState()

  useEffect(() => {
    if (!queue) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const readLists = () => void queryClient.invalidateQueries({ queryKey: conversationQueries.lists })
    const stops = [
      onLive(conversationEvents.newMessage, (payload) => applyEntry(queryClient, queue, payload)),
      onLive(conversationEvents.conversationMarks, (payload) => applyMarks(queryClient, payload)),
      onLive(conversationEvents.conversationChanged, (payload) => {
        const isMissing = applySummary(queryClient, payload) !== null
        // The counts of an attendant's boxes come with the list.
        if (!isMissing && !isAttendant) return
        clearTimeout(timer)
        timer = setTimeout(readLists, QUIET_MS)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [queryClient, queue, isAttendant])

  useEffect(() => {
    if (line === 'offline') return undefined
    const readLists = () => void queryClient.invalidateQueries({ queryKey: conversationQueries.lists })
    if (line === 'live') return undefined
    const timer = setInterval(readLists, ASKED_MS)
    // Events missed while the line was down: read the lists again once it is back.
    return () => {
      clearInterval(timer)
      readLists()
    }
  }, [queryClient, line])
}
