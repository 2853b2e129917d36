/** How long an attendant may act in a person's name before choosing them anew, seconds. */
export const SERVING_SECONDS = 30 * 60

/** How long before the end the attendant is warned, seconds. */
export const SERVING_WARNING_SECONDS = 5 * 60

/** When a serving that begins now ends by itself: after its time, and never after the session. Epoch milliseconds. */
export function servingEnd(startedAt: number, sessionEndsAt: number): number {
  return Math.min(startedAt + SERVING_SECONDS * 1000, sessionEndsAt)
}
