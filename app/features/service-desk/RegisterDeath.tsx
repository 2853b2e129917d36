import { DialogButton } from '#app/forms/DialogButton.tsx'
import { deathText as text } from './death.text.ts'
import { RegisterDeathDialog, type RegisterDeathProps } from './RegisterDeathDialog.tsx'

/** Opens the registration of a death. */
export function RegisterDeath(props: Omit<RegisterDeathProps, 'onClose'>) {
  return (
    <DialogButton action={text.action}>
      {(close) => <RegisterDeathDialog {...props} onClose={close} />}
    </DialogButton>
  )
}
