import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenQuiet } from '#app/loading/when-quiet.ts'
import type { Notification } from '#contract/messages/notifications.ts'

/**
 * Keeps one real-time connection for as long as the page is open; its script is fetched once the page is quiet.
 * `onArrival` announces a new notification of the plan on screen.
 */
export function useRealtime(onArrival: (arrived: Notification) => void): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let close: (() => void) | undefined
    let isOver = false
    const callOff = whenQuiet(() => {
      void import('./realtime-connection.ts').then(({ connectRealtime }) => {
        if (!isOver) close = connectRealtime(queryClient, onArrival)
      })
    })
    return () => {
      isOver = true
      callOff()
      close?.()
    }
  }, [queryClient, onArrival])
}
