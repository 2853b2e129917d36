import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { emitLive, liveState, onLive, watchLiveState } from '#app/notifications/live-events.ts'
import { useLiveState } from '#app/notifications/use-live-state.ts'
import { conversationEvents } from '#contract/conversations/conversations.ts'
import { applyPresence, catchUp } from './apply-events.ts'
import { useMessageQueue } from './use-message-queue.ts'

/** How often an open conversation is asked for while nothing arrives by itself. */
const ASKED_MS = 4000

/**
 * Keeps an open conversation as it is now. It is watched over the open line, from the last known entry on; without a line it is asked for
 * every few seconds.
 */
export function useLiveThread(idConversa: number): ReturnType<typeof useLiveState> {
  const queryClient = useQueryClient()
  const { queue } = useMessageQueue()
  const line = useLiveState()

  useEffect(() => {
    if (!queue || line === 'offline') return undefined
    const readOn = () => void catchUp(queryClient, queue, idConversa)
    if (line === 'asking') {
      readOn()
      const timer = setInterval(readOn, ASKED_MS)
      return () => clearInterval(timer)
    }
    const watch = () => emitLive(conversationEvents.watchConversation, { idConversa })
    const stops = [
      watchLiveState(() => {
        if (liveState() === 'open') watch()
      }),
      // Changes made before the server began to watch for this page would be missed.
      onLive(conversationEvents.watching, readOn),
      onLive(conversationEvents.presence, (payload) => applyPresence(queryClient, idConversa, payload)),
    ]
    watch()
    return () => {
      emitLive(conversationEvents.unwatchConversation, { idConversa })
      for (const stop of stops) stop()
    }
  }, [queryClient, queue, line, idConversa])

  return line
}
