import { Stack } from '@portal/design-system/Stack'
import { DependantPerson, nobody } from '#app/forms/groups/DependantPerson.tsx'
import { dependantFieldText as text } from '#app/forms/groups/dependant-fields.text.ts'
import { createFieldMap, withFieldGroup } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { dependantTypeNames } from '#contract/dependants/dependants.text.ts'
import type { DependantRulesOnWire, DependantValues } from '#contract/dependants/dependants.ts'
import { DependantType, type DependantTypeId } from '#domain/dependants/kinships.ts'

const somebody: DependantValues = { ...nobody, finality: null, idPlano: null }
const personFields = createFieldMap(nobody)
const types = [DependantType.incomeTax, DependantType.plan].map((id) => ({
  id,
  label: dependantTypeNames[id],
}))

/** A dependant of either type: for what they count, in which plan where there are several, and who they are. */
export const OneDependant = withFieldGroup({
  defaultValues: somebody,
  props: {} as { rules: DependantRulesOnWire },
  render: function OneDependant({ group, rules: { planos } }) {
    const plans = planos.map(({ id, nome: label }) => ({ id, label }))
    return (
      <group.Subscribe selector={({ values: { finality, idPlano } }) => ({ finality, idPlano })}>
        {({ finality, idPlano }) => {
          const plan = planos.find(({ id }) => id === idPlano) ?? planos[0]
          return (
            <Stack gap="5">
              <group.AppField name="finality">
                {() => <SelectInput<DependantTypeId> label={text.finality} isRequired options={types} />}
              </group.AppField>
              {finality === DependantType.plan && plans.length > 1 && (
                <group.AppField name="idPlano">
                  {() => <SelectInput<number> label={text.idPlano} isRequired options={plans} />}
                </group.AppField>
              )}
              <DependantPerson
                form={group}
                fields={personFields}
                type={finality}
                acceptsDesignated={plan?.designados ?? false}
                asksOfStudies={plan?.estudantes ?? false}
              />
            </Stack>
          )
        }}
      </group.Subscribe>
    )
  },
})
