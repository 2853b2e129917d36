let isUpdated = false
const listeners = new Set<() => void>()

/** Says that this page is of an earlier portal than the one that answers. */
export function announcePortalUpdate(): void {
  isUpdated = true
  for (const listener of listeners) listener()
}

/** Whether this page is of an earlier portal, for `useSyncExternalStore`. */
export const portalUpdate = {
  current: () => isUpdated,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
