import { toast } from '@portal/design-system/Toast'
import { DialogButton } from './DialogButton.tsx'
import { FormDialog } from './FormDialog.tsx'
import { formsText } from './forms.text.ts'
import { submitHandler } from './portal-form.ts'
import { TextAreaInput } from './TextAreaInput.tsx'
import { useCommand } from './use-command.ts'
import { useShortForm } from './use-short-form.ts'

type ReasonActProps = {
  text: Record<'action' | 'title' | 'text' | 'reason' | 'reasonHint' | 'confirm' | 'done', string>
  /** The complaint about a reason, if there is one. */
  problemOf: (motivo: string) => string | undefined
  run: (reason: { motivo: string }) => Promise<unknown>
  /** Called once the page shows what was done. */
  onDone?: () => void
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
      onDone?.()
    },
  })
  return (
    <FormDialog
      title={text.title}
      description={text.text}
      command={command}
      fields={['motivo']}
      leave={formsText.back}
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
