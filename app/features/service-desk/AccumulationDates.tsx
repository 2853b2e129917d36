import { useQuery } from '@tanstack/react-query'
import { DialogButton } from '#app/forms/DialogButton.tsx'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { AccumulationsInput, UndatedArrivalOnWire } from '#contract/exits/accumulation-dates.ts'
import { checkAccumulations, readAccumulations } from '#contract/exits/accumulation-dates-check.ts'
import { statementAccountNames } from '#contract/statement/statement.text.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { linkActionsText } from './link-actions.text.ts'
import { serviceDeskQueries } from './service-desk.queries.ts'

const { dates: text } = linkActionsText

type AccumulationDatesProps = { idPessoa: number; idVinculo: number; plan: string; onDone: () => void }

type Typed = {
  arrival: string | null
  regimeOrigem: AccumulationsInput['regimeOrigem'] | null
  acumulacoes: string
}
const nothing: Typed = { arrival: null, regimeOrigem: null, acumulacoes: '' }

const regimes = [
  { id: 'regressivo', label: text.regressive, description: text.regressiveHint },
  { id: 'progressivo', label: text.progressive, description: text.progressiveHint },
] as const

/** Asks on which days money that was ported in had been accumulated, and records it. */
export function AccumulationDates(props: AccumulationDatesProps) {
  return (
    <DialogButton action={text.action} about={props.plan}>
      {(close) => <DatesDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function DatesDialog({
  idPessoa,
  idVinculo,
  plan,
  onDone,
  onClose,
}: AccumulationDatesProps & { onClose: () => void }) {
  const { data: ofPerson = [] } = useQuery(serviceDeskQueries.undatedArrivals(idPessoa))
  const arrivals = ofPerson.filter((arrival) => arrival.idVinculo === idVinculo)
  const chosen = (key: string | null) => arrivals.find((arrival) => keyOf(arrival) === key) ?? null
  const telling = useCommand(({ data }: { data: Typed }) => {
    const lines = readAccumulations(data.acumulacoes)
    const { conta = 'portada-aberta', recebidoEm = '' } = chosen(data.arrival) ?? {}
    return send('registrarDatasAcumulacao')({
      data: {
        idPessoa,
        idVinculo,
        conta,
        recebidoEm,
        regimeOrigem: data.regimeOrigem ?? 'progressivo',
        acumulacoes: lines.ok ? lines.result : [],
      },
    })
  })
  const form = useShortForm({
    first: nothing,
    check: ({ arrival, regimeOrigem, acumulacoes }) => {
      const lines = readAccumulations(acumulacoes)
      if (!lines.ok) return fieldErrors(lines)
      return fieldErrors(checkAccumulations({ regimeOrigem, acumulacoes: lines.result }, chosen(arrival)))
    },
    command: telling,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      title={text.title(plan)}
      description={text.text}
      command={telling}
      fields={Object.keys(nothing)}
      leave={linkActionsText.leave}
      onClose={onClose}
      confirm={text.confirm}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="arrival">
        {() => (
          <SelectInput<string>
            label={text.arrival}
            isRequired
            options={arrivals.map((arrival) => ({ id: keyOf(arrival), label: nameOf(arrival) }))}
          />
        )}
      </form.AppField>
      <form.AppField name="regimeOrigem">
        {() => <RadioCardsInput label={text.regime} options={regimes} isRequired />}
      </form.AppField>
      <form.AppField name="acumulacoes">
        {() => <TextAreaInput label={text.dates} description={text.datesHint} isRequired />}
      </form.AppField>
    </FormDialog>
  )
}

const keyOf = ({ conta, recebidoEm }: UndatedArrivalOnWire) => `${conta} ${recebidoEm}`

const nameOf = ({ conta, valor, recebidoEm }: UndatedArrivalOnWire) =>
  text.arrivalName(statementAccountNames[conta], reaisText(valor), dateText(recebidoEm))
