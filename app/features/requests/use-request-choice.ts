import { useState } from 'react'
import { isSameChoice, wantedChoice } from './request-filters.ts'
import type { RequestChoice } from './requests.search.ts'

/**
 * What the choices of a list show: what was chosen last, at once, while the address and the list come after it; and what is still being
 * typed as a day. Follows the address when that changes otherwise.
 */
export function useRequestChoice(applied: RequestChoice, apply: (changed: Partial<RequestChoice>) => void) {
  const [shown, setShown] = useState(applied)
  const [seen, setSeen] = useState(applied)
  if (!isSameChoice(seen, applied)) {
    setSeen(applied)
    setShown(applied)
  }
  return {
    shown,
    choose: (changed: Partial<RequestChoice>) => {
      setShown({ ...shown, ...changed })
      const wanted = wantedChoice(changed, applied)
      if (wanted) apply(wanted)
    },
  }
}
