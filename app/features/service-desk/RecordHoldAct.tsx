import { toast } from '@portal/design-system/Toast'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { DialogButton } from './DialogButton.tsx'
import { personActionsText } from './person-actions.text.ts'
import { holdRecords, releaseRecords } from './record-hold.functions.ts'
import { recordHoldText } from './record-hold.text.ts'
import { holdReasonProblem } from './service-desk.schema.ts'

const commands = { hold: holdRecords, release: releaseRecords }

type RecordHoldActProps = {
  idPessoa: number
  act: keyof typeof commands
  /** Called once the page shows what was done. */
  onDone: () => void
}

/** Has the records of a person held, or lets them go again, after asking why. */
export function RecordHoldAct(props: RecordHoldActProps) {
  return (
    <DialogButton action={recordHoldText[props.act].action}>
      {(close) => <RecordHoldDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function RecordHoldDialog({ idPessoa, act, onDone, onClose }: RecordHoldActProps & { onClose: () => void }) {
  const text = recordHoldText[act]
  const command = useCommand(({ data }: { data: { motivo: string } }) =>
    commands[act]({ data: { idPessoa, ...data } }),
  )
  const form = useShortForm({
    first: { motivo: '' },
    check: ({ motivo }) => {
      const complaint = holdReasonProblem(motivo)
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
        {() => (
          <TextAreaInput
            label={recordHoldText.reason}
            description={text.reasonHint}
            isRequired
            maxLength={500}
          />
        )}
      </form.AppField>
    </FormDialog>
  )
}
