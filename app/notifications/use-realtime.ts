import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'
import * as v from 'valibot'
import { type Notification, notification, realtimeEvents } from '#contract/notificacoes.ts'
import { realtimeTicket } from './notifications.functions.ts'
import { notificationQueries } from './notifications.queries.ts'

/** Connection timing of specification section 7, in milliseconds. */
const connection = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/**
 * Keeps one real-time connection for as long as the page is open. What arrives is put into the notification query; after a
 * reconnection everything is read again, because what was sent in between is gone. `onArrival` announces a new notification.
 */
export function useRealtime(onArrival: (arrived: Notification) => void): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let socket: Socket | undefined
    let closed = false
    void import('socket.io-client').then(({ io }) => {
      if (closed) return
      socket = io({ ...connection, transports: ['polling', 'websocket'] })
      listen(socket, queryClient, onArrival)
    })
    return () => {
      closed = true
      socket?.disconnect()
    }
  }, [queryClient, onArrival])
}

function listen(socket: Socket, queryClient: QueryClient, onArrival: (arrived: Notification) => void): void {
  let connectedBefore = false
  const query = notificationQueries.mine()
  socket.on('connect', () => {
    void realtimeTicket()
      .then(({ token }) => socket.emit(realtimeEvents.authenticate, token))
      .catch(() => socket.disconnect())
    if (connectedBefore) void queryClient.invalidateQueries({ queryKey: query.queryKey })
    connectedBefore = true
  })
  socket.on(realtimeEvents.newNotification, (payload: unknown) => {
    const parsed = v.safeParse(notification, payload)
    if (!parsed.success) return
    const arrived = parsed.output
    queryClient.setQueryData(query.queryKey, (known) =>
      known && !known.some(({ id }) => id === arrived.id) ? [arrived, ...known] : known,
    )
    void queryClient.invalidateQueries({ queryKey: ['requests'] })
    void queryClient.invalidateQueries({ queryKey: ['home'] })
    onArrival(arrived)
  })
}
