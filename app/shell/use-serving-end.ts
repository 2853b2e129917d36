import { useEffect, useEffectEvent, useState } from 'react'
import { watchServing } from './serving-clock.ts'

/**
 * Whether a serving is about to end, and, at its end, what follows. `until`: the ISO instant of the end, or null while nobody is served.
 * The API ends it by itself; this is for the page to know.
 */
export function useServingEnd(until: string | null, onEnd: () => void): boolean {
  const [endingAt, setEndingAt] = useState<string | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (until === null) return
    return watchServing(until, { onEnding: () => setEndingAt(until), onEnd: () => end() })
  }, [until])
  return until !== null && endingAt === until
}
