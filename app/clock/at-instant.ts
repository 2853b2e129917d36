import { now, onTimeCorrected } from './server-clock.ts'

/** Browsers forget a timer that is longer than 24 days. */
const LONGEST_MS = 86_400_000

/**
 * Does something once it is `instant` at the server, epoch milliseconds; at once what has come already.
 * @returns how to call it off
 */
export function atInstant(instant: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(Math.max(0, instant - now()), LONGEST_MS))
  }
  const look = () => {
    if (now() < instant) return wait()
    stop()
    act()
  }
  const stopHearing = onTimeCorrected(wait)
  const stop = () => {
    clearTimeout(timer)
    stopHearing()
  }
  wait()
  return stop
}
