import { useEffect, useEffectEvent, useState } from 'react'
import { SERVING_WARNING_SECONDS } from '#domain/serving.ts'

/**
 * Whether a serving is about to end, and, at its end, what follows. `until`: the ISO instant of the end, or null while nobody is served.
 * The API ends it by itself; this is for the page to know.
 */
export function useServingEnd(until: string | null, onEnd: () => void): boolean {
  const [endingAt, setEndingAt] = useState<string | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (until === null) return
    const left = Date.parse(until) - Date.now()
    const warning = setTimeout(setEndingAt, Math.max(0, left - SERVING_WARNING_SECONDS * 1000), until)
    const over = setTimeout(() => end(), Math.max(0, left))
    return () => {
      clearTimeout(warning)
      clearTimeout(over)
    }
  }, [until])
  return until !== null && endingAt === until
}
