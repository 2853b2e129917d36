import { Stack } from '@portal/design-system/Stack'
import { type FormEventHandler, useId } from 'react'
import { ActDialog, type ActDialogProps } from './ActDialog.tsx'
import { CommandProblemProvider } from './CommandProblem.tsx'

type FormDialogProps = Omit<ActDialogProps, 'act'> & {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** The act, on the button that sends the form. */
  confirm: string
}

/** Asks in a form for what an act needs: the button below it and Enter send it, and a field says what of it was refused. */
export function FormDialog({ onSubmit, confirm, children, ...dialog }: FormDialogProps) {
  const id = useId()
  return (
    <ActDialog {...dialog} act={{ type: 'submit', form: id, children: confirm }}>
      <CommandProblemProvider value={dialog.command.problem}>
        <form id={id} noValidate onSubmit={onSubmit}>
          <Stack gap="5">{children}</Stack>
        </form>
      </CommandProblemProvider>
    </ActDialog>
  )
}
