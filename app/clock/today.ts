import { useSyncExternalStore } from 'react'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { now, onTimeCorrected, renderedAt } from './server-clock.ts'

const LOOKED_AT_EVERY_MS = 60_000

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

/** Today in São Paulo; another day once it is midnight there. What the server drew is taken over with the day on which it drew it. */
export function useToday(): IsoDate {
  return useSyncExternalStore(subscribe, today, dayOfDocument)
}

/** Today in São Paulo, for what is not drawn. */
export function today(): IsoDate {
  return saoPauloDateOf(now())
}

const dayOfDocument = () => saoPauloDateOf(renderedAt())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= lookEveryMinute()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function lookEveryMinute(): () => void {
  const look = () => {
    for (const listener of listeners) listener()
  }
  const timer = setInterval(look, LOOKED_AT_EVERY_MS)
  const stopHearing = onTimeCorrected(look)
  return () => {
    clearInterval(timer)
    stopHearing()
  }
}
