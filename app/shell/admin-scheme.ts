import { useSyncExternalStore } from 'react'

/** Key of the stored preference (specification section 3). */
export const SCHEME_KEY = 'theme'

export const schemes = ['light', 'dark', 'system'] as const
export type SchemePreference = (typeof schemes)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The attendant's preference and how to change it; kept in this browser only. */
export function useAdminScheme(): [SchemePreference, (scheme: SchemePreference) => void] {
  const scheme = useSyncExternalStore(subscribe, storedScheme, () => 'system' as const)
  return [scheme, chooseScheme]
}

function chooseScheme(chosen: SchemePreference): void {
  document.documentElement.dataset.scheme = chosen
  try {
    localStorage.setItem(SCHEME_KEY, chosen)
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  for (const listener of listeners) listener()
}

function storedScheme(): SchemePreference {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return schemes.find((known) => known === stored) ?? 'system'
  } catch {
    return 'system'
  }
}
