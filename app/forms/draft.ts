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
    /** Whether all that was to be kept is: not where this tab may keep nothing. */
    isKept: useSyncExternalStore(found.subscribe, found.isKept, () => true),
    keep: (values: Values) => found.note(keep(key, values)),
    discard: () => {
      forgetKept(key)
      found.forget()
    },
  }
}

/** What was kept under a key when it was first looked for; of what is kept later only whether it is. */
function foundDraft<Values extends object>(key: string, isSame: (stored: unknown) => stored is Values) {
  let isRead = false
  let values: Values | null = null
  let isKept = true
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
    isKept: () => isKept,
    note: (isKeptNow: boolean) => {
      if (isKeptNow === isKept) return
      isKept = isKeptNow
      for (const listener of listeners) listener()
    },
    forget: () => {
      isRead = true
      values = null
      for (const listener of listeners) listener()
    },
  }
}
