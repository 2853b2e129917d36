import { useSyncExternalStore } from 'react'

/** Key of the stored choice. */
export const SCHEME_KEY = 'theme'

export const schemes = ['light', 'dark', 'system'] as const
export type SchemeChoice = (typeof schemes)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Light, dark or as the device, chosen and kept in this browser only, and how to choose. Null: nobody chose here, or takes the choice back;
 * the plan's colour then decides for participants, and the device for attendants.
 */
export function useSchemeChoice(): [SchemeChoice | null, (choice: SchemeChoice | null) => void] {
  return [useSyncExternalStore(subscribe, storedChoice, () => null), choose]
}

function choose(choice: SchemeChoice | null): void {
  lastChoice = choice
  try {
    if (choice === null) localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, choice)
  } catch {
    // A browser that keeps nothing still shows the choice until the document is left.
  }
  for (const listener of listeners) listener()
}

/** For browsers that keep nothing. */
let lastChoice: SchemeChoice | null = null

function storedChoice(): SchemeChoice | null {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return schemes.find((known) => known === stored) ?? null
  } catch {
    return lastChoice
  }
}
