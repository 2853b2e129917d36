import { ActDialog, type ActDialogProps } from '#app/forms/ActDialog.tsx'
import { emailConfirmationText } from './email-confirmation.text.ts'

const { disown: text } = emailConfirmationText

type DisownDialogProps = Pick<ActDialogProps, 'command'> & { onDisown: () => void; onClose: () => void }

/** Asks once more whether it was somebody else: the change is undone by it. */
export function DisownDialog({ command, onDisown, onClose }: DisownDialogProps) {
  return (
    <ActDialog
      role="alertdialog"
      size="small"
      title={text.title}
      onClose={onClose}
      command={command}
      leave={text.leave}
      act={{ variant: 'danger', onPress: onDisown, children: text.confirm }}
    >
      {text.text}
    </ActDialog>
  )
}
