import { useState, useSyncExternalStore } from 'react'

/**
 * Whether a component was first drawn over what the server had drawn. It never becomes something else, so that nothing is drawn again: the
 * router's `useHydrated` draws every component that asks it a second time, at once and in one piece.
 */
export function useIsHydrating(): boolean {
  const [first] = useState<{ isHydrating?: boolean }>(() => ({}))
  return useSyncExternalStore(
    never,
    () => (first.isHydrating ??= false),
    () => (first.isHydrating ??= true),
  )
}

const never = () => () => undefined
