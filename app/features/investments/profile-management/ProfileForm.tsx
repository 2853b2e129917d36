import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { EditionForm } from '#app/editing/EditionForm.tsx'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { profileManagementText } from './profile-management.text.ts'
import { type ProfileWorkOptions, useProfileWork } from './use-profile-work.ts'

const { form: text } = profileManagementText

/** A new version of a profile's description, valid from a day on. */
export function ProfileForm(options: ProfileWorkOptions) {
  const { profile } = options
  const work = useProfileWork(options)
  const { form } = work
  return (
    <Card title={profile ? text.heading : text.fresh}>
      <EditionForm
        work={work}
        submits="publish"
        actions={
          <div>
            <Button type="submit" variant="primary" isPending={work.command.isPending}>
              {profile ? text.save : text.create}
            </Button>
          </div>
        }
      >
        <Columns template="halves" from="medium" gap="5">
          <form.AppField name="nome">
            {() => <TextInput label={text.name} maxLength={60} autoComplete="off" isRequired />}
          </form.AppField>
          <form.AppField name="ordem">{() => <NumberInput label={text.order} isRequired />}</form.AppField>
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
      </EditionForm>
    </Card>
  )
}
