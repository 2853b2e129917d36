import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { kinshipNames } from '#contract/dependants/dependants.text.ts'
import type { DependantValues } from '#contract/dependants/dependants.ts'
import type { YesNo } from '#contract/yes-no.ts'
import { endsByAge } from '#domain/dependants/age-limit.ts'
import {
  DependantType,
  type DependantTypeId,
  type Kinship,
  kinshipsFor,
} from '#domain/dependants/kinships.ts'
import { CpfInput } from '../CpfInput.tsx'
import { DateInput } from '../DateInput.tsx'
import { NumberInput } from '../NumberInput.tsx'
import { withFieldGroup } from '../portal-form.ts'
import { SelectInput } from '../SelectInput.tsx'
import { TextInput } from '../TextInput.tsx'
import { YesNoInput } from '../YesNoInput.tsx'
import { dependantFieldText as text } from './dependant-fields.text.ts'

/** Somebody of whom nothing is told yet. */
export const nobody: Omit<DependantValues, 'finality' | 'idPlano'> = {
  id: '',
  name: '',
  cpf: '',
  birthdate: null,
  kindship: null,
  average: null,
  estudante: 'N',
  incapaz: 'N',
}

/** `incapaz` null: withheld, of somebody on record; not answered, of somebody new. */
type Person = Omit<typeof nobody, 'incapaz'> & { incapaz: YesNo | null }

const somebody: Person = nobody

type ListTerms = {
  /** For what they count; null while that is not chosen. */
  type: DependantTypeId | null
  /** Last day that may be a birthday. */
  today?: string | undefined
  acceptsDesignated: boolean
  /** Whether the plan lets who studies stay. */
  asksOfStudies: boolean
}

/** One dependant: who they are, and what the list of their type asks besides. */
export const DependantPerson = withFieldGroup({
  defaultValues: somebody,
  props: {} as ListTerms,
  render: function DependantPerson({ group, type, today, acceptsDesignated, asksOfStudies }) {
    const kinships = type === null ? [] : kinshipsFor(type, { acceptsDesignated })
    const options = kinships.map((id) => ({ id, label: kinshipNames[id] }))
    return (
      <Stack gap="5">
        <group.AppField name="name">
          {() => <TextInput label={text.name} isRequired maxLength={120} />}
        </group.AppField>
        <Columns minWidth="narrow">
          <group.AppField name="cpf">{() => <CpfInput label={text.cpf} isRequired />}</group.AppField>
          <group.AppField name="birthdate">
            {() => <DateInput label={text.birthdate} isRequired {...(today && { maxValue: today })} />}
          </group.AppField>
        </Columns>
        {type !== null && (
          <group.AppField name="kindship">
            {() => <SelectInput<Kinship> label={text.kindship} isRequired options={options} />}
          </group.AppField>
        )}
        <group.Subscribe selector={({ values }) => values}>
          {({ id, kindship: kinship, incapaz }) =>
            kinship !== null &&
            endsByAge(kinship) && (
              <>
                {type === DependantType.plan && asksOfStudies && (
                  <group.AppField name="estudante">
                    {() => <YesNoInput label={text.estudante} description={text.studentHelp} />}
                  </group.AppField>
                )}
                {id !== '' && incapaz === null ? (
                  <Text tone="muted">{text.disabilityWithheld}</Text>
                ) : (
                  <group.AppField name="incapaz">
                    {() => <YesNoInput label={text.incapaz} description={text.disabledHelp} />}
                  </group.AppField>
                )}
              </>
            )
          }
        </group.Subscribe>
        {type === DependantType.plan && (
          <group.AppField name="average">
            {() => (
              <NumberInput
                label={text.average}
                description={text.shareHelp}
                unit="%"
                decimals={2}
                isRequired
              />
            )}
          </group.AppField>
        )}
      </Stack>
    )
  },
})
