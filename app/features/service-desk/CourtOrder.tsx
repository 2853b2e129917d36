import { today } from '#app/clock/today.ts'
import { DateInput } from '#app/forms/DateInput.tsx'
import { DialogButton } from '#app/forms/DialogButton.tsx'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import { checkCourtOrder, checkCourtRelease } from '#contract/benefits/court-suspension-check.ts'
import { CourtOrderInput } from './CourtOrderInput.tsx'
import { linkActionsText } from './link-actions.text.ts'

const { order: text } = linkActionsText

type CourtOrderProps = {
  idPessoa: number
  idVinculo: number
  plan: string
  /** `suspend` stops the benefit; `lift` lets it be paid again. */
  act: 'suspend' | 'lift'
  onDone: () => void
}

const noOrder = {
  numeroDocumento: '',
  desde: null as string | null,
  motivo: '',
  ordem: null as string | null,
}

/** Asks for what an order of a court says, and does it. */
export function CourtOrder(props: CourtOrderProps) {
  return (
    <DialogButton action={linkActionsText[props.act].action} about={props.plan}>
      {(close) => <OrderDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function OrderDialog({ plan, act, onDone, onClose, ...link }: CourtOrderProps & { onClose: () => void }) {
  const words = linkActionsText[act]
  const isSuspension = act === 'suspend'
  const command = useCommand(({ data: { desde, motivo, ...order } }: { data: typeof noOrder }) =>
    isSuspension
      ? send('registrarSuspensaoJudicial')({ data: { ...link, ...order, motivo, desde: desde ?? '' } })
      : send('liberarSuspensaoJudicial')({ data: { ...link, ...order } }),
  )
  const form = useShortForm({
    first: noOrder,
    check: (values) =>
      fieldErrors(isSuspension ? checkCourtOrder(values, today()) : checkCourtRelease(values)),
    command,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      title={words.title(plan)}
      description={words.text}
      command={command}
      fields={Object.keys(noOrder)}
      leave={linkActionsText.leave}
      onClose={onClose}
      confirm={words.confirm}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="numeroDocumento">
        {() => <TextInput label={text.number} description={text.numberHint} isRequired maxLength={60} />}
      </form.AppField>
      {isSuspension && (
        <>
          <form.AppField name="desde">{() => <DateInput label={text.from} isRequired />}</form.AppField>
          <form.AppField name="motivo">
            {() => <TextAreaInput label={text.reason} isRequired maxLength={500} />}
          </form.AppField>
        </>
      )}
      <form.AppField name="ordem">{() => <CourtOrderInput idPessoa={link.idPessoa} />}</form.AppField>
    </FormDialog>
  )
}
