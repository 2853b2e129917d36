import type { Tone } from '../tone/tone.ts'

export interface ToastMessage {
  message: string
  /** Default `success`. */
  tone?: Tone
}

export interface ToastOptions extends ToastMessage {
  /** Milliseconds in sight; the clock stops under the pointer and while focus is inside. Default 2000. */
  duration?: number
  /** Subject of the message: replaces an earlier message with the same subject, so that no two contradict each other. */
  about?: string
}

/** A message that was said and is not closed yet. */
export interface SaidToast extends ToastMessage {
  key: string
  duration: number
  about?: string | undefined
}

let said: readonly SaidToast[] = []
let count = 0
const listeners = new Set<() => void>()

function tell(next: readonly SaidToast[]): void {
  said = next
  for (const listener of listeners) listener()
}

/** The messages of this browser window, oldest first; only `ToastRegion` shows them. */
export const saidToasts = {
  current: (): readonly SaidToast[] => said,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  clear: (): void => tell([]),
}

/**
 * Says in passing what just happened. Call it from event handlers, never while rendering or on a server. A toast is
 * never the only place where a result is told.
 */
export const toast = {
  /** Shows a message and returns the key that closes it early. */
  show: ({ message, tone = 'success', duration = 2000, about }: ToastOptions): string => {
    count += 1
    const key = String(count)
    const others = said.filter((one) => about === undefined || one.about !== about)
    tell([...others, { key, message, tone, duration, about }])
    return key
  },
  close: (key: string): void => tell(said.filter((one) => one.key !== key)),
}
