import { useBlocker } from '@tanstack/react-router'
import { useUnsentForm } from './kept-forms.ts'

let isReloading = false

/**
 * Asks before a form that is not saved is left: by a link inside the portal (answered by the dialog that the caller shows from
 * `status`) and by closing the tab (answered by the browser). `isKept`: a reload brings it back.
 */
export function useLeaveGuard(isDirty: boolean, isKept: boolean) {
  useUnsentForm(isDirty && !isKept)
  return useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && next.pathname !== '/login' && !isStepOf(current, next),
    enableBeforeUnload: () => isDirty && !isReloading,
    withResolver: true,
  })
}

type Place = { pathname: string; search: object }

/** A step of the same form: everything but the step is the same in both addresses. */
function isStepOf(current: Place, next: Place): boolean {
  const without = ({ search }: Place) => JSON.stringify({ ...search, etapa: undefined })
  return current.pathname === next.pathname && without(current) === without(next)
}

/** Loads the document anew without "leave this page?": what is typed is kept, or the person was asked already. */
export function reloadWithoutPrompt(): void {
  isReloading = true
  location.reload()
}
