import { toast } from '@portal/design-system/Toast'
import { type ReactElement, type ReactNode, useState } from 'react'
import { ActDialog } from './ActDialog.tsx'
import { formsText } from './forms.text.ts'
import type { Command, CommandOutcome } from './use-command.ts'

type ConfirmActProps<Answer> = {
  /** The button that asks. */
  trigger: ReactElement
  /** The question: "Cancelar este boleto?" */
  title: string
  /** Full consequence of the act. */
  children: ReactNode
  /** The verb of the question, on the button that acts. */
  confirm: string
  /** Default: "Cancelar". */
  cancel?: string
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger'
  command: Pick<Command<never, unknown>, 'problem' | 'isPending' | 'clear'>
  act: () => Promise<CommandOutcome<Answer>>
  /** Announced when done. */
  done: string
}

/** Asks before an act. The dialog closes once the page shows what the act changed; with a refusal it stays and says why. */
export function ConfirmAct<Answer>({
  trigger,
  title,
  children,
  confirm,
  cancel = formsText.cancel,
  tone = 'default',
  command,
  act,
  done,
}: ConfirmActProps<Answer>) {
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    command.clear()
    setOpen(true)
  }
  const run = async () => {
    const outcome = await act()
    if (!outcome.ok) return
    await outcome.reread
    toast.show({ message: done })
    setOpen(false)
  }
  return (
    <ActDialog
      trigger={trigger}
      isOpen={isOpen}
      onOpen={open}
      role="alertdialog"
      size="small"
      title={title}
      command={command}
      leave={cancel}
      onClose={() => setOpen(false)}
      act={{
        variant: tone === 'danger' ? 'danger' : 'primary',
        onPress: () => void run(),
        children: confirm,
      }}
    >
      {children}
    </ActDialog>
  )
}
