import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { Tone } from '../tone/tone.ts'

export interface ToastMessage {
  message: string
  /** Default `success`. */
  tone?: Tone
}

export interface ToastOptions extends ToastMessage {
  /** Milliseconds in sight; the clock stops under the pointer and while focus is inside. Default 2000. */
  duration?: number
}

/** The toasts of this browser window; only `ToastRegion` shows it. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/**
 * Says in passing what just happened. Call it from event handlers, never while rendering or on a server. A toast is
 * never the only place where a result is told.
 */
export const toast = {
  /** Shows a message and returns the key that closes it early. */
  show: ({ message, tone = 'success', duration = 2000 }: ToastOptions): string =>
    toastQueue.add({ message, tone }, { timeout: duration }),
  close: (key: string): void => toastQueue.close(key),
}
