import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { v4 } from 'uuid'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { send } from '#app/session/ask.ts'
import { checkManual, type ManualValues, noManual, payableOfKey } from './manual-values.ts'
import { PayableInput } from './PayableInput.tsx'
import { clearingsText } from './payment-clearings.text.ts'

const { hand: text } = clearingsText

type ManualClearingViewProps = { back: string; onPrepared: (id: number) => void }

/** Prepares a payment by hand: which contribution, when and how much came, and why no file tells it. */
export function ManualClearingView({ back, onPrepared }: ManualClearingViewProps) {
  const heading = useFocusOnArrival()
  // The same for every try of this form, so that a lost answer prepares nothing twice.
  const [chaveEnvio] = useState(() => v4())
  const preparing = useCommand(({ data }: { data: ManualValues }) =>
    send('prepararBaixaManual')({
      data: {
        chaveEnvio,
        ...payableOfKey(data.idContribuicao ?? 0),
        pagaEm: data.pagaEm ?? '',
        valor: data.valor ?? 0,
        motivo: data.motivo.trim(),
      },
    }),
  )
  const form = useShortForm({
    first: noManual,
    check: checkManual,
    command: preparing,
    onDone: ({ id }) => onPrepared(id),
  })
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href={back}>{clearingsText.all}</BackLink>}
      />
      <CommandProblemProvider value={preparing.problem}>
        <Stack as="form" gap="6" method="post" noValidate onSubmit={submitHandler(form)}>
          <FormProblem problem={preparing.problem} fields={Object.keys(noManual)} />
          <Card title={text.search}>
            <form.AppField name="idContribuicao">
              {() => <PayableInput onChoose={({ valor }) => form.setFieldValue('valor', valor)} />}
            </form.AppField>
          </Card>
          <Card title={text.fields}>
            <Stack gap="5" width="form">
              <Columns gap="5">
                <form.AppField name="pagaEm">
                  {() => <DateInput label={text.paidOn} isRequired />}
                </form.AppField>
                <form.AppField name="valor">
                  {() => <MoneyInput label={text.amount} description={text.amountHelp} isRequired />}
                </form.AppField>
              </Columns>
              <form.AppField name="motivo">
                {() => (
                  <TextAreaInput
                    label={text.reason}
                    description={text.reasonHelp}
                    isRequired
                    maxLength={300}
                  />
                )}
              </form.AppField>
              <div>
                <Button type="submit" isPending={preparing.isPending}>
                  {text.submit}
                </Button>
              </div>
            </Stack>
          </Card>
        </Stack>
      </CommandProblemProvider>
    </>
  )
}
