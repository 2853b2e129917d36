import { FormDialog } from '#app/forms/FormDialog.tsx'
import { OwnPasswordInput } from '#app/forms/OwnPasswordInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { ownPasswordRequired } from '#contract/identity/passwords.text.ts'
import { confirmOwnEmail } from './personal-profile.functions.ts'
import { personalProfileText } from './personal-profile.text.ts'

const { waitingEmail: text } = personalProfileText

type ConfirmOwnEmailDialogProps = {
  /** The address that waits, masked. */
  email: string
  onClose: () => void
  /** Called once the page shows that it waits no more. */
  onDone: () => void
}

/** Asks for the person's password, which says that a changed e-mail is theirs. */
export function ConfirmOwnEmailDialog({ email, onClose, onDone }: ConfirmOwnEmailDialogProps) {
  const confirming = useCommand(confirmOwnEmail)
  const form = useShortForm({
    first: { senha: '' },
    check: ({ senha }) => (senha === '' ? { fields: { senha: ownPasswordRequired } } : undefined),
    command: confirming,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      title={text.title}
      description={text.text(email)}
      command={confirming}
      fields={['senha']}
      leave={personalProfileText.cancel}
      onClose={onClose}
      confirm={text.confirm}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="senha">{() => <OwnPasswordInput />}</form.AppField>
    </FormDialog>
  )
}
