import { Stack } from '@portal/design-system/Stack'
import { type FormEventHandler, useId } from 'react'
import { ActDialog, type ActDialogProps } from './ActDialog.tsx'

type FormDialogProps = Omit<ActDialogProps, 'act'> & {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** The act, on the button that sends the form. */
  confirm: string
}

/** Asks in a form for what an act needs: the button below it and Enter send it. */
export function FormDialog({ onSubmit, confirm, children, ...dialog }: FormDialogProps) {
  const id = useId()
  return (
    <ActDialog {...dialog} act={{ type: 'submit', form: id, children: confirm }}>
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack gap="5">{children}</Stack>
      </form>
    </ActDialog>
  )
}
