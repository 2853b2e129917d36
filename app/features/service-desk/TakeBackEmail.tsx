import { toast } from '@portal/design-system/Toast'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { DialogButton } from './DialogButton.tsx'
import { takeBackEmailChange } from './email-protection.functions.ts'
import { emailProtectionText } from './email-protection.text.ts'
import { personActionsText } from './person-actions.text.ts'
import { takeBackReasonProblem } from './service-desk.schema.ts'

const { takeBack: text } = emailProtectionText

type TakeBackEmailProps = {
  change: { idPessoa: number; idAlteracao: number }
  /** The effect of taking it back, in words. */
  does: string
  /** Called once the page shows that it is taken back. */
  onDone: () => void
}

/** Takes a change of e-mail back, after asking why. */
export function TakeBackEmail(props: TakeBackEmailProps) {
  return (
    <DialogButton action={text.action}>
      {(close) => <TakeBackDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function TakeBackDialog({ change, does, onDone, onClose }: TakeBackEmailProps & { onClose: () => void }) {
  const command = useCommand(({ data }: { data: { motivo: string } }) =>
    takeBackEmailChange({ data: { ...change, ...data } }),
  )
  const form = useShortForm({
    first: { motivo: '' },
    check: ({ motivo }) => {
      const complaint = takeBackReasonProblem(motivo)
      return complaint === undefined ? undefined : { fields: { motivo: complaint } }
    },
    command,
    onDone: () => {
      onClose()
      toast.show({ message: text.done })
      onDone()
    },
  })
  return (
    <FormDialog
      title={text.title}
      description={does}
      command={command}
      fields={['motivo']}
      leave={personActionsText.close}
      onClose={onClose}
      confirm={text.confirm}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="motivo">
        {() => <TextAreaInput label={text.reason} description={text.reasonHint} isRequired maxLength={500} />}
      </form.AppField>
    </FormDialog>
  )
}
