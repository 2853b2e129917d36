import type { QueryClient } from '@tanstack/react-query'
import { io } from 'socket.io-client'
import * as v from 'valibot'
import { visitQuery } from '#app/session/session.queries.ts'
import { type Notification, notification } from '#contract/notifications.ts'
import { concernsPlan } from './concerns-plan.ts'
import { keepListening } from './keep-listening.ts'
import { realtimeTicket } from './notifications.functions.ts'
import { notificationQueries } from './notifications.queries.ts'

/** Connection timing of specification section 7, in milliseconds. */
const connection = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/** Notifications often come in a row; what they make outdated is read again once the row is over, and not by everybody at once. */
const QUIET_MS = 1000
const SPREAD_MS = 1000

/**
 * Opens the real-time connection. What arrives for the plan on screen is put into the notification query; after a reconnection
 * everything is read again, because what was sent in between is gone. @returns how to close it
 */
export function connectRealtime(
  queryClient: QueryClient,
  onArrival: (arrived: Notification) => void,
): () => void {
  const outdated = laterOutdated(queryClient)
  const stop = keepListening(io({ ...connection, transports: ['polling', 'websocket'] }), {
    ticket: () => realtimeTicket(),
    onReturn: () => void queryClient.invalidateQueries(notificationQueries.mine()),
    onNotification: (payload) => {
      const arrived = takeIn(queryClient, payload)
      if (!arrived) return
      outdated.mark()
      onArrival(arrived)
    },
  })
  return () => {
    outdated.forget()
    stop()
  }
}

/** Puts a notification at the head of the list; null when it is none, or of another plan than the one on screen. */
function takeIn(queryClient: QueryClient, payload: unknown): Notification | null {
  const parsed = v.safeParse(notification, payload)
  const plan = queryClient.getQueryData(visitQuery.queryKey)?.session?.planLink?.plano.id ?? null
  if (!parsed.success || !concernsPlan(parsed.output, plan)) return null
  const arrived = parsed.output
  queryClient.setQueryData(notificationQueries.mine().queryKey, (known) =>
    known && !known.some(({ id }) => id === arrived.id) ? [arrived, ...known] : known,
  )
  return arrived
}

/** What a notification makes outdated: the lists of requests and the home pages. */
function laterOutdated(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = () => {
    for (const key of ['requests', 'home']) void queryClient.invalidateQueries({ queryKey: [key] })
  }
  return {
    mark: () => {
      clearTimeout(timer)
      timer = setTimeout(readAgain, QUIET_MS + Math.random() * SPREAD_MS)
    },
    forget: () => clearTimeout(timer),
  }
}
