import { useState } from 'react'

/**
 * Shown text of a filter field: the typed text at once, and the applied one whenever that changes, by this field or by going back, or when
 * `round` changes.
 */
export function useAppliedText(
  applied: string,
  round: number,
): [shown: string, show: (text: string) => void] {
  const [shown, show] = useState(applied)
  const [seen, setSeen] = useState({ applied, round })
  if (seen.applied !== applied || seen.round !== round) {
    setSeen({ applied, round })
    show(applied)
  }
  return [shown, show]
}
