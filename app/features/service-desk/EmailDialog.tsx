import { Banner } from '@portal/design-system/Banner'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { TextField } from '@portal/design-system/TextField'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { personActionsText } from './person-actions.text.ts'
import { useEmailChange } from './use-email-change.ts'

const text = personActionsText.email

type EmailDialogProps = {
  idPessoa: number
  /** First name of the person. */
  name: string
  /** The address of today. */
  email: string | null
  onClose: () => void
}

/** Asks for a person's new e-mail and why; where somebody else has it, also that both use it. */
export function EmailDialog({ idPessoa, name, email, onClose }: EmailDialogProps) {
  const { command, address, reason, shared, send } = useEmailChange(idPessoa, onClose)
  return (
    <FormDialog
      title={text.title(name)}
      description={text.text}
      command={command}
      fields={['email', 'motivo', 'compartilhado']}
      leave={personActionsText.close}
      onClose={onClose}
      confirm={text.confirm}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        {...address}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={text.label}
        description={text.current(email)}
        isRequired
      />
      {shared.sentence && (
        <Banner tone="warning" title={text.shared} live="assertive">
          <p>{shared.sentence}</p>
          <CheckboxField {...shared.field} label={text.isShared(name)} />
        </Banner>
      )}
      <TextAreaField {...reason} label={text.reason} description={text.reasonHint} isRequired />
    </FormDialog>
  )
}
