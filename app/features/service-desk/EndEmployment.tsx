import { today } from '#app/clock/today.ts'
import { DateInput } from '#app/forms/DateInput.tsx'
import { DialogButton } from '#app/forms/DialogButton.tsx'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import { checkExit } from '#contract/exits/exits-check.ts'
import { linkActionsText } from './link-actions.text.ts'

const { end: text } = linkActionsText

type EndEmploymentProps = { idPessoa: number; idVinculo: number; plan: string; onDone: () => void }

type Days = { desligadoEm: string | null; comunicadoEm: string | null; admitidoEm: string | null }
const noDays: Days = { desligadoEm: null, comunicadoEm: null, admitidoEm: null }

/** Asks for the days that the sponsor told, says what will happen, and registers the end of the employment. */
export function EndEmployment(props: EndEmploymentProps) {
  return (
    <DialogButton action={text.action} about={props.plan}>
      {(close) => <EndDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function EndDialog({
  idPessoa,
  idVinculo,
  plan,
  onDone,
  onClose,
}: EndEmploymentProps & { onClose: () => void }) {
  const ending = useCommand(({ data }: { data: Days }) =>
    send('registrarDesligamento')({
      data: {
        idPessoa,
        idVinculo,
        desligadoEm: data.desligadoEm ?? '',
        comunicadoEm: data.comunicadoEm ?? '',
        admitidoEm: data.admitidoEm,
      },
    }),
  )
  const form = useShortForm({
    first: noDays,
    check: (days) => fieldErrors(checkExit(days, { today: today(), joinedOn: null })),
    command: ending,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      title={text.title(plan)}
      description={text.text}
      command={ending}
      fields={Object.keys(noDays)}
      leave={linkActionsText.leave}
      onClose={onClose}
      confirm={text.confirm}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="desligadoEm">{() => <DateInput label={text.ended} isRequired />}</form.AppField>
      <form.AppField name="comunicadoEm">{() => <DateInput label={text.noticed} isRequired />}</form.AppField>
      <form.AppField name="admitidoEm">
        {() => <DateInput label={text.hired} description={text.hiredHint} />}
      </form.AppField>
    </FormDialog>
  )
}
