import { useMemo, useSyncExternalStore } from 'react'

const PREFIX = 'rascunho:'

/**
 * A form's unfinished values, kept in this tab so that an ended session or a reload loses nothing. The key carries the person
 * and the plan link: nobody else who signs in here sees them.
 */
export function useDraft<Values extends object>(key: string, isSame: (stored: unknown) => stored is Values) {
  const found = useMemo(() => foundDraft(key, isSame), [key, isSame])
  return {
    /** Values found when the form opened; null while nothing was kept, and on the server. */
    restored: useSyncExternalStore(found.subscribe, found.current, () => null),
    keep: (values: Values) => write(key, values),
    discard: () => {
      remove(key)
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
      const stored = read(key)
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

/** Forgets every draft of this tab, as when a person signs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values))
  } catch {
    // A full or forbidden store only means that nothing is restored later.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept.
  }
}
