import { Button } from '@portal/design-system/Button'
import { Columns } from '@portal/design-system/Columns'
import { Form } from '@portal/design-system/Form'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { toast } from '@portal/design-system/Toast'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { ManagedProfile, UnitValueOfDay } from '#contract/investments/profile-management.ts'
import { dateText } from '#contract/value-text.ts'
import { type UnitValueValues, unitValueErrors } from './profile-management.schema.ts'
import { profileManagementText } from './profile-management.text.ts'
import { againstNewest } from './unit-value-figures.ts'

const { values: text } = profileManagementText

const blank: UnitValueValues = { data: null, valor: '', motivo: '' }

/** The unit value of a day, new or corrected, with what it makes of the newest one. */
export function UnitValueForm({ profile }: { profile: ManagedProfile }) {
  const recording = useCommand(send('registrarCota'))
  const form = useShortForm({
    first: blank,
    check: unitValueErrors,
    command: {
      run: (values: UnitValueValues) =>
        recording.run({ ...values, idPerfil: profile.id, data: values.data ?? '' }),
    },
    onDone: ({ data }: UnitValueOfDay) => {
      toast.show({ message: text.saved(dateText(data)) })
      form.reset(blank)
    },
  })
  const { values } = useFormValues<UnitValueValues>(form)
  return (
    <Stack as="section" gap="4" aria-label={text.add}>
      <Stack gap="1">
        <Text as="h3" variant="subtitle">
          {text.add}
        </Text>
        <Text variant="small" tone="muted">
          {text.addHelp}
        </Text>
      </Stack>
      <form.AppForm>
        <CommandProblemProvider value={recording.problem}>
          <Form onSubmit={() => void form.handleSubmit()}>
            <FormProblem problem={recording.problem} />
            <Columns template="halves" from="medium" gap="5">
              <form.AppField name="data">{() => <DateInput label={text.date} isRequired />}</form.AppField>
              <form.AppField name="valor">
                {() => <DecimalInput label={text.value} description={text.valueHelp} isRequired />}
              </form.AppField>
            </Columns>
            <form.AppField name="motivo">
              {() => (
                <TextInput
                  label={text.reason}
                  description={text.reasonHelp}
                  maxLength={300}
                  autoComplete="off"
                />
              )}
            </form.AppField>
            <p role="status">{againstNewest(values.valor, profile.cota?.valor)}</p>
            <div>
              <Button type="submit" variant="primary" isPending={recording.isPending}>
                {text.save}
              </Button>
            </div>
          </Form>
        </CommandProblemProvider>
      </form.AppForm>
    </Stack>
  )
}
