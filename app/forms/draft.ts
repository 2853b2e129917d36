import { useMemo, useSyncExternalStore } from 'react'
import { forgetKept, keep, readKept } from './tab-store.ts'

/**
 * A form's unfinished values, kept in this tab so that an ended session or a reload loses nothing. The key carries the person
 * and the plan link: nobody else who signs in here sees them.
 */
export function useDraft<Values extends object>(key: string, isSame: (stored: unknown) => stored is Values) {
  const found = useMemo(() => foundDraft(key, isSame), [key, isSame])
  return {
    /** Values found when the form opened; null while nothing was kept, and on the server. */
    restored: useSyncExternalStore(found.subscribe, found.current, () => null),
    keep: (values: Values) => keep(key, values),
    discard: () => {
      forgetKept(key)
      found.forget()
    },
  }
}

/** What was kept under a key when it was first looked for; what is kept later changes nothing here. */
function foundDraft<Values extends object>(key: string, isSame: (stored: unknown) => stored is Values) {
  let isRead = false
  let values: Values | null = null
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => {
      if (isRead) return values
      isRead = true
      const stored = readKept(key)
      values = isSame(stored) ? stored : null
      return values
    },
    forget: () => {
      isRead = true
      values = null
      for (const listener of listeners) listener()
    },
  }
}
