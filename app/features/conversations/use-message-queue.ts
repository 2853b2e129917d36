import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLiveState } from '#app/notifications/use-live-state.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { messageQueueOf } from './message-queue.ts'
import type { Outgoing, SendQueue } from './send-queue.ts'

const none: readonly Outgoing[] = []
const nothing = () => () => undefined

/** The messages on their way, and what can be done about them. They go on at once when the line is back. */
export function useMessageQueue(): { outgoing: readonly Outgoing[]; queue: SendQueue | null } {
  const queryClient = useQueryClient()
  const { person } = useSession()
  const line = useLiveState()
  // Nothing is on its way in a document that is being drawn.
  const queue = typeof document === 'undefined' ? null : messageQueueOf(queryClient, person.id)
  const outgoing = useSyncExternalStore(
    queue?.watch ?? nothing,
    () => queue?.all() ?? none,
    () => none,
  )
  useEffect(() => {
    if (line !== 'offline') queue?.nudge()
  }, [queue, line])
  return { outgoing, queue }
}
