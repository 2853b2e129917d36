import { atInstant } from '#app/clock/at-instant.ts'
import { SERVING_WARNING_SECONDS } from '#domain/identity/serving.ts'

/**
 * Tells when a serving that ends at the ISO instant `until` is about to end, and when it is over; at once what has come already.
 * @returns how to stop it
 */
export function watchServing(
  until: string,
  { onEnding, onEnd }: { onEnding: () => void; onEnd: () => void },
): () => void {
  const end = Date.parse(until)
  const stopWarning = atInstant(end - SERVING_WARNING_SECONDS * 1000, onEnding)
  const stopEnd = atInstant(end, onEnd)
  return () => {
    stopWarning()
    stopEnd()
  }
}
