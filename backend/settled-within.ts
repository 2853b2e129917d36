import { setTimeout as wait } from 'node:timers/promises'

/**
 * Waits for something to end in order, but not for ever: past the time, stopping goes on without it. For what talks to a database that
 * may be gone.
 */
export async function settledWithin(milliseconds: number, ending: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const timeout = wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined)
  try {
    await Promise.race([ending, timeout])
  } finally {
    patience.abort()
    ending.catch(() => undefined)
  }
}
