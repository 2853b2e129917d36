import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { NativeSelect } from '@portal/design-system/NativeSelect'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { v4 } from 'uuid'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import { type UndeductedReason, undeductedReasons } from '#contract/payment-clearings/loan-deductions.text.ts'
import type { DeductionsOfMonth } from '#contract/payment-clearings/loan-deductions.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { deductedSentence } from './payment-clearings-sentences.ts'

const { deductions: text } = clearingsText
const reasons = Object.entries(undeductedReasons).map(([id, label]) => ({ id, label }))
const nothing: { recebidoEm: string | null } = { recebidoEm: null }

type DeductionsFormProps = { month: DeductionsOfMonth; onPrepared: (id: number) => void }

/** When the money came, and who had nothing deducted and why. Everybody else's instalment is paid. */
export function DeductionsForm({ month: { idPlano, mes, descontos }, onPrepared }: DeductionsFormProps) {
  // The same for every try of this form, so that a lost answer prepares nothing twice.
  const [chaveEnvio] = useState(() => v4())
  const [not, setNot] = useState<ReadonlyMap<number, UndeductedReason>>(new Map())
  const undeducted = descontos.filter(({ id }) => not.has(id))
  const preparing = useCommand(({ data: recebidoEm }: { data: string }) =>
    send('prepararRepasseEmprestimo')({
      data: {
        chaveEnvio,
        idPlano,
        mes,
        recebidoEm,
        naoDescontadas: [...not].map(([id, motivo]) => ({ id, motivo })),
      },
    }),
  )
  const form = useShortForm({
    first: nothing,
    check: ({ recebidoEm }) => (recebidoEm === null ? { fields: { recebidoEm: text.required } } : undefined),
    command: { run: ({ recebidoEm }) => preparing.run(recebidoEm ?? '') },
    onDone: ({ id }) => onPrepared(id),
  })
  return (
    <CommandProblemProvider value={preparing.problem}>
      <Card title={text.form}>
        <Stack as="form" gap="5" width="form" method="post" noValidate onSubmit={submitHandler(form)}>
          <FormProblem problem={preparing.problem} fields={Object.keys(nothing)} />
          <form.AppField name="recebidoEm">
            {() => <DateInput label={text.receivedOn} isRequired />}
          </form.AppField>
          <Select
            label={text.not}
            description={text.notHelp}
            selectionMode="multiple"
            options={descontos.map(({ id, nome, parcela }) => ({
              id,
              label: `${nome}, ${parcela.toLowerCase()}`,
            }))}
            value={[...not.keys()]}
            onChange={(ids) => setNot(new Map(ids.map((id) => [id, not.get(id) ?? 'N1'])))}
          />
          {undeducted.map(({ id, nome }) => (
            <NativeSelect
              key={id}
              label={text.reasonOf(nome)}
              value={not.get(id) ?? 'N1'}
              options={reasons}
              onChange={(reason) => setNot(new Map(not).set(id, reason as UndeductedReason))}
            />
          ))}
          <Text tone="muted" aria-live="polite">
            {deductedSentence(descontos, undeducted)}
          </Text>
          <div>
            <Button type="submit" isPending={preparing.isPending}>
              {text.submit}
            </Button>
          </div>
        </Stack>
      </Card>
    </CommandProblemProvider>
  )
}
