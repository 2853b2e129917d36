import { PortalProblem } from '#app/api/problem.ts'
import { personActionsText } from './person-actions.text.ts'

/** A tab that was opened by a press and does not know yet where it leads. */
type WaitingTab = { goTo: (href: string) => void; close: () => void }

/**
 * Opens a tab at once, as browsers let only a press do, to be led somewhere when the answer has come. It cannot reach back to this
 * page. @throws PortalProblem when the browser does not allow it.
 */
export function openPendingTab(): WaitingTab {
  const tab = window.open('', '_blank')
  if (!tab) {
    throw new PortalProblem({
      kind: 'conflict',
      reason: 'conflito',
      detail: personActionsText.generate.blocked,
    })
  }
  tab.opener = null
  return { goTo: (href) => tab.location.replace(href), close: () => tab.close() }
}
