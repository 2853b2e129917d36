import { Button } from '@portal/design-system/Button'
import type { ActDialogProps } from '#app/forms/ActDialog.tsx'
import type { Command } from '#app/forms/use-command.ts'
import { useLateOverlay } from '#app/loading/use-late-overlay.ts'
import { emailConfirmationText } from './email-confirmation.text.ts'
import { lateDisownDialog } from './late-disown-dialog.ts'

type DisownActProps = {
  command: ActDialogProps['command'] & Pick<Command<never, unknown>, 'clear'>
  onDisown: () => void
}

/** Says that it was somebody else, after asking once more. */
export function DisownAct({ command, onDisown }: DisownActProps) {
  const { state, open, triggerProps } = useLateOverlay(lateDisownDialog)
  const ask = () => {
    command.clear()
    open()
  }
  return (
    <>
      <Button variant="secondary" {...triggerProps} onPress={ask}>
        {emailConfirmationText.ask.no}
      </Button>
      {state.isOpen && (
        <lateDisownDialog.Slot
          command={command}
          onDisown={onDisown}
          onClose={() => state.onOpenChange(false)}
        />
      )}
    </>
  )
}
