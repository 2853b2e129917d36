import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Changes some of what the address asks for, as a filter does, and keeps the scroll position. It changes the newest address: while the page
 * of an earlier change is on its way, what is drawn has the search from before, and spread into the next one would undo that change.
 * `replace`: no step to come back to.
 */
export function useSearchChange<Search extends object>({
  replace = false,
}: {
  replace?: boolean
} = {}): (changed: Partial<Search>) => void {
  const navigate = useNavigate()
  return useCallback(
    (changed) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...changed }),
        resetScroll: false,
        replace,
      }),
    [navigate, replace],
  )
}
