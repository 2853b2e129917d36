import { useEffect, useState } from 'react'

const PREFIX = 'rascunho:'

/**
 * A form's unfinished values, kept in this tab so that an ended session or a reload loses nothing. The key carries the person
 * and the plan link: nobody else who signs in here sees them.
 */
export function useDraft<Values extends object>(key: string, isSame: (stored: unknown) => stored is Values) {
  const [restored, setRestored] = useState<Values | null>(null)
  useEffect(() => {
    const stored = read(key)
    if (isSame(stored)) setRestored(stored)
  }, [key, isSame])
  return {
    /** Values found when the form opened; null while nothing was kept. */
    restored,
    keep: (values: Values) => write(key, values),
    discard: () => {
      setRestored(null)
      remove(key)
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
