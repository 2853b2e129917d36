import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PlusIcon, TrashIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { type Kinship, kinshipNames } from '#contract/re-registration.text.ts'
import type { GroupValues } from '#contract/re-registration.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { emptyGroups } from './re-registration-values.ts'

const { dependants: text } = reRegistrationText

const MOST = 10
const nobody: GroupValues['dependentes']['dependentes'][number] = {
  nome: '',
  cpf: '',
  nascimento: null,
  parentesco: null,
}
const kinships = (Object.entries(kinshipNames) as [Kinship, string][]).map(([id, label]) => ({ id, label }))

/** Dependants, each on a card of its own. */
export const DependantFields = withFieldGroup({
  defaultValues: emptyGroups.dependentes,
  render: function DependantFields({ group }) {
    return (
      <group.AppField name="dependentes" mode="array">
        {(everybody) => (
          <>
            {everybody.state.value.length === 0 && <Text tone="muted">{text.none}</Text>}
            {everybody.state.value.map((_, index) => {
              const path = `dependentes[${index}]` as const
              return (
                <Card
                  key={path}
                  title={text.one(index + 1)}
                  headingLevel={3}
                  tone="sunken"
                  action={
                    <Button
                      variant="quiet"
                      size="compact"
                      icon={TrashIcon}
                      onPress={() => everybody.removeValue(index)}
                    >
                      {text.remove(index + 1)}
                    </Button>
                  }
                >
                  <OneDependant form={group} fields={path} />
                </Card>
              )
            })}
            {everybody.state.value.length < MOST && (
              <div>
                <Button variant="secondary" icon={PlusIcon} onPress={() => everybody.pushValue(nobody)}>
                  {text.add}
                </Button>
              </div>
            )}
          </>
        )}
      </group.AppField>
    )
  },
})

const OneDependant = withFieldGroup({
  defaultValues: nobody,
  render: function OneDependant({ group }) {
    return (
      <Stack gap="5">
        <group.AppField name="nome">
          {() => <TextInput label={text.name} isRequired maxLength={120} />}
        </group.AppField>
        <Columns minWidth="narrow">
          <group.AppField name="cpf">{() => <CpfInput label={text.cpf} isRequired />}</group.AppField>
          <group.AppField name="nascimento">
            {() => <DateInput label={text.birth} isRequired />}
          </group.AppField>
        </Columns>
        <group.AppField name="parentesco">
          {() => <SelectInput<Kinship> label={text.kinship} isRequired options={kinships} />}
        </group.AppField>
      </Stack>
    )
  },
})
