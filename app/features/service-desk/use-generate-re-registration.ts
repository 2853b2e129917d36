import { toast } from '@portal/design-system/Toast'
import { PortalProblem } from '#app/api/problem.ts'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { generateReRegistration } from './person-actions.functions.ts'
import { personActionsText } from './person-actions.text.ts'

/** Draws a code for a person, and opens the re-registration with it in a tab of its own. */
export function useGenerateReRegistration(): Command<{ idPessoa: number }, void> {
  return useCommand(async ({ data }: { data: { idPessoa: number } }) => {
    const tab = openPendingTab()
    try {
      const { href } = await generateReRegistration({ data })
      tab.goTo(href)
    } catch (error) {
      tab.close()
      throw error
    }
    toast.show({ message: personActionsText.generate.done })
  })
}

/** A tab that was opened by a press and does not know yet where it leads. */
type WaitingTab = { goTo: (href: string) => void; close: () => void }

/**
 * Opens a tab at once, as browsers let only a press do, to be led somewhere when the answer has come. It cannot reach back to this
 * page. @throws PortalProblem when the browser does not allow it.
 */
function openPendingTab(): WaitingTab {
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
