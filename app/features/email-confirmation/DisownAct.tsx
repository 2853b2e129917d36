import { Button } from '@portal/design-system/Button'
import { useState } from 'react'
import { ActDialog, type ActDialogProps } from '#app/forms/ActDialog.tsx'
import type { Command } from '#app/forms/use-command.ts'
import { emailConfirmationText } from './email-confirmation.text.ts'

const { ask, disown: text } = emailConfirmationText

type DisownActProps = {
  command: ActDialogProps['command'] & Pick<Command<never, unknown>, 'clear'>
  onDisown: () => void
}

/** Says that it was somebody else, after asking once more: the change is undone by it. */
export function DisownAct({ command, onDisown }: DisownActProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    command.clear()
    setOpen(true)
  }
  return (
    <ActDialog
      trigger={<Button variant="secondary">{ask.no}</Button>}
      role="alertdialog"
      size="small"
      title={text.title}
      isOpen={isOpen}
      onOpen={open}
      onClose={() => setOpen(false)}
      command={command}
      leave={text.leave}
      act={{ variant: 'danger', onPress: onDisown, children: text.confirm }}
    >
      {text.text}
    </ActDialog>
  )
}
