import { useEffect, useState } from 'react'

/** Key of the stored preference (specification section 3). */
export const SCHEME_KEY = 'theme'

export const schemes = ['light', 'dark', 'system'] as const
export type SchemePreference = (typeof schemes)[number]

/** The attendant's preference and how to change it; kept in this browser only. */
export function useAdminScheme(): [SchemePreference, (scheme: SchemePreference) => void] {
  const [scheme, setScheme] = useState<SchemePreference>('system')
  useEffect(() => setScheme(storedScheme()), [])
  return [
    scheme,
    (chosen) => {
      setScheme(chosen)
      document.documentElement.dataset.scheme = chosen
      try {
        localStorage.setItem(SCHEME_KEY, chosen)
      } catch {
        // A browser that keeps nothing still shows the choice until the page is left.
      }
    },
  ]
}

function storedScheme(): SchemePreference {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return schemes.find((known) => known === stored) ?? 'system'
  } catch {
    return 'system'
  }
}
