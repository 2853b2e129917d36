import { useState } from 'react'

/**
 * What a field of the filters shows: what somebody has put there, at once, and what is applied as soon as that is another, be it by this
 * field or by the way back; and anew when `round` is another.
 */
export function useFollowing(applied: string, round: number): [shown: string, show: (text: string) => void] {
  const [shown, show] = useState(applied)
  const [seen, setSeen] = useState({ applied, round })
  if (seen.applied !== applied || seen.round !== round) {
    setSeen({ applied, round })
    show(applied)
  }
  return [shown, show]
}
