import { Button, type ButtonProps } from '@portal/design-system/Button'
import { Dialog, type DialogProps } from '@portal/design-system/Dialog'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { FormProblem } from './FormProblem.tsx'
import type { Command } from './use-command.ts'

export type ActDialogProps = Pick<DialogProps, 'title' | 'description' | 'role' | 'size' | 'trigger'> & {
  /** Default: it is open for as long as it is drawn. */
  isOpen?: boolean
  onOpen?: () => void
  /** A refusal is shown above the fields; the dialog cannot be closed while the command is pending. */
  command: Pick<Command<never, unknown>, 'problem' | 'isPending'>
  /** Wire paths of fields that say themselves what was refused. */
  fields?: readonly string[]
  /** Closes without acting. */
  leave: string
  onClose: () => void
  /** The button that acts. */
  act: Omit<ButtonProps, 'isPending'>
  /** The act's fields. */
  children: ReactNode
}

/** Asks for what an act needs, and keeps it in place when the act is refused. */
export function ActDialog({
  isOpen = true,
  onOpen,
  command,
  fields,
  leave,
  onClose,
  act,
  children,
  ...dialog
}: ActDialogProps) {
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (opens) onOpen?.()
        else if (!command.isPending) onClose()
      }}
      footer={
        <>
          <Button variant="secondary" isDisabled={command.isPending} onPress={onClose}>
            {leave}
          </Button>
          <Button {...act} isPending={command.isPending} />
        </>
      }
    >
      <Stack>
        <FormProblem problem={command.problem} fields={fields} />
        {children}
      </Stack>
    </Dialog>
  )
}
