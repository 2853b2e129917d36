import type { QueryClient } from '@tanstack/react-query'
import { io } from 'socket.io-client'
import type { Notification } from '#contract/messages/notifications.ts'
import { applyNotification, applyReadNotifications, laterInvalidate } from './apply-notification.ts'
import { keepListening } from './keep-listening.ts'
import { dispatchLive, setLiveState } from './live-events.ts'
import { realtimeTicket } from './notifications.functions.ts'
import { notificationCentreKey, notificationQueries } from './notifications.queries.ts'

/** Connection timing, in milliseconds. */
const connection = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/** A page that listens so soon after it was asked for missed nothing that somebody would look for; a slow one did, in milliseconds. */
const JUST_DRAWN_MS = 3000

/**
 * Opens the real-time connection. What arrives for the plan on screen is put into the notification query; what was sent before it listened,
 * or while the line was broken, is gone, so everything is read again then. @returns how to close it
 */
export function connectRealtime(
  queryClient: QueryClient,
  onArrival: (arrived: Notification) => void,
): () => void {
  const outdated = laterInvalidate(queryClient)
  const socket = io({ ...connection, transports: ['polling', 'websocket'] })
  socket.onAny((event: string, payload: unknown) => dispatchLive(event, payload))
  const stop = keepListening(socket, {
    ticket: () => realtimeTicket(),
    onLine: (isOpen) =>
      setLiveState(isOpen ? 'open' : 'down', (event, payload) => socket.emit(event, payload)),
    onListening: (isAgain) => {
      if (!isAgain && performance.now() < JUST_DRAWN_MS) return
      void queryClient.invalidateQueries(notificationQueries.all)
      void queryClient.invalidateQueries({ queryKey: notificationCentreKey })
    },
    onRead: (payload) => applyReadNotifications(queryClient, payload),
    onNotification: (payload) => {
      const arrived = applyNotification(queryClient, payload)
      if (!arrived) return
      outdated.mark()
      if (arrived.reagido === 'N') onArrival(arrived)
    },
  })
  return () => {
    outdated.forget()
    stop()
  }
}
