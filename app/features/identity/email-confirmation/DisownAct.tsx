import { Button } from '@portal/design-system/Button'
import type { ActDialogProps } from '#app/forms/ActDialog.tsx'
import type { Command } from '#app/forms/use-command.ts'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import { emailConfirmationText } from './email-confirmation.text.ts'
import { lazyDisownDialog } from './lazy-disown-dialog.ts'

type DisownActProps = {
  command: ActDialogProps['command'] & Pick<Command<never, unknown>, 'clear'>
  onDisown: () => void
}

/** Says that it was somebody else, after asking once more. */
export function DisownAct({ command, onDisown }: DisownActProps) {
  const { state, open, triggerProps } = useLazyOverlay(lazyDisownDialog)
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
        <lazyDisownDialog.Slot
          command={command}
          onDisown={onDisown}
          onClose={() => state.onOpenChange(false)}
        />
      )}
    </>
  )
}
