import { toast } from '@portal/design-system/Toast'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { DialogButton } from './DialogButton.tsx'
import { personActionsText } from './person-actions.text.ts'

type ReasonActProps = {
  text: Record<'action' | 'title' | 'text' | 'reason' | 'reasonHint' | 'confirm' | 'done', string>
  /** The complaint about a reason, if there is one. */
  problemOf: (motivo: string) => string | undefined
  run: (reason: { motivo: string }) => Promise<unknown>
  /** Called once the page shows what was done. */
  onDone: () => void
}

/** An act that asks for nothing but why. */
export function ReasonAct(props: ReasonActProps) {
  return (
    <DialogButton action={props.text.action}>
      {(close) => <ReasonDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function ReasonDialog({ text, problemOf, run, onDone, onClose }: ReasonActProps & { onClose: () => void }) {
  const command = useCommand(({ data }: { data: { motivo: string } }) => run(data))
  const form = useShortForm({
    first: { motivo: '' },
    check: ({ motivo }) => {
      const complaint = problemOf(motivo)
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
      description={text.text}
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
