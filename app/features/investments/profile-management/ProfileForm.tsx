import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Form } from '@portal/design-system/Form'
import { toast } from '@portal/design-system/Toast'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type ProfileValues, profileErrors, profileValues } from './profile-management.schema.ts'
import { profileManagementText } from './profile-management.text.ts'

const { form: text } = profileManagementText

type ProfileFormProps = {
  /** Null for a new one. */
  profile: ManagedProfile | null
  today: IsoDate
  onSaved: (profile: ManagedProfile) => void
}

/** A new version of a profile's description, valid from a day on. */
export function ProfileForm({ profile, today, onSaved }: ProfileFormProps) {
  const saving = useCommand(send('salvarPerfil'))
  const form = useShortForm({
    first: profileValues(profile, today),
    check: profileErrors,
    command: {
      run: (values: ProfileValues) =>
        saving.run({ ...whole(values), idPerfil: profile?.id ?? null, versao: profile?.versao ?? 0 }),
    },
    onDone: (saved: ManagedProfile) => {
      toast.show({ message: profile ? text.saved : text.created })
      onSaved(saved)
    },
  })
  return (
    <Card title={profile ? text.heading : text.fresh}>
      <form.AppForm>
        <CommandProblemProvider value={saving.problem}>
          <Form onSubmit={() => void form.handleSubmit()}>
            <FormProblem problem={saving.problem} />
            <Columns template="halves" from="medium" gap="5">
              <form.AppField name="nome">
                {() => <TextInput label={text.name} maxLength={60} autoComplete="off" isRequired />}
              </form.AppField>
              <form.AppField name="ordem">
                {() => <NumberInput label={text.order} isRequired />}
              </form.AppField>
              <form.AppField name="rendaVariavelMinima">
                {() => <NumberInput label={text.least} decimals={2} unit="%" isRequired />}
              </form.AppField>
              <form.AppField name="rendaVariavelMaxima">
                {() => <NumberInput label={text.most} decimals={2} unit="%" isRequired />}
              </form.AppField>
            </Columns>
            <form.AppField name="descricao">
              {() => (
                <TextAreaInput
                  label={text.description}
                  description={text.descriptionHelp}
                  maxLength={1000}
                  isRequired
                />
              )}
            </form.AppField>
            <Columns template="halves" from="medium" gap="5">
              <form.AppField name="aPartirDe">
                {() => (
                  <DateInput
                    label={text.from}
                    description={profile ? text.fromHelp : text.fromFresh}
                    isRequired
                  />
                )}
              </form.AppField>
              <form.AppField name="oferecido">{() => <CheckboxInput label={text.offered} />}</form.AppField>
            </Columns>
            <div>
              <Button type="submit" variant="primary" isPending={saving.isPending}>
                {profile ? text.save : text.create}
              </Button>
            </div>
          </Form>
        </CommandProblemProvider>
      </form.AppForm>
    </Card>
  )
}

/** Values that were checked. */
function whole(values: ProfileValues) {
  return {
    ...values,
    ordem: values.ordem ?? 0,
    rendaVariavelMinima: values.rendaVariavelMinima ?? 0,
    rendaVariavelMaxima: values.rendaVariavelMaxima ?? 0,
    aPartirDe: values.aPartirDe ?? '',
  }
}
