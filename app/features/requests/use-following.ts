import { useState } from 'react'

/**
 * What a field of the filters shows: what somebody has put there, at once, and what is applied as soon as that is another, be it by this
 * field or by the way back.
 */
export function useFollowing(applied: string): [shown: string, show: (text: string) => void] {
  const [shown, show] = useState(applied)
  const [seen, setSeen] = useState(applied)
  if (seen !== applied) {
    setSeen(applied)
    show(applied)
  }
  return [shown, show]
}
