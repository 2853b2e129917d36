import { useBlocker } from '@tanstack/react-router'

/**
 * Asks before a half-filled form is left: by a link inside the portal (answered by the dialog that the caller shows from
 * `status`) and by closing the tab (answered by the browser).
 */
export function useLeaveGuard(isDirty: boolean) {
  return useBlocker({
    shouldBlockFn: ({ next }) => isDirty && next.pathname !== '/login',
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
}
