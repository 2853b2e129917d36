import { toast } from '@portal/design-system/Toast'
import { type Command, useCommand } from '#app/forms/use-command.ts'
import { openPendingTab } from './open-pending-tab.ts'
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
