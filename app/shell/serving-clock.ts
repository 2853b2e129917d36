import { SERVING_WARNING_SECONDS } from '#domain/serving.ts'

/**
 * Tells when a serving that ends at the ISO instant `until` is about to end, and when it is over; at once what has come already.
 * @returns how to stop it
 */
export function watchServing(
  until: string,
  { onEnding, onEnd }: { onEnding: () => void; onEnd: () => void },
): () => void {
  const left = Date.parse(until) - Date.now()
  const warning = setTimeout(onEnding, left - SERVING_WARNING_SECONDS * 1000)
  const over = setTimeout(onEnd, left)
  return () => {
    clearTimeout(warning)
    clearTimeout(over)
  }
}
