import { Columns } from '@portal/design-system/Columns'
import { firstPep } from '#contract/declarations/declaration-values.ts'
import { kinshipNames, pepRelationNames } from '#contract/declarations/declarations.text.ts'
import type { PepValues } from '#contract/declarations/declarations.ts'
import { CheckboxInput } from '../CheckboxInput.tsx'
import { CountryInput } from '../CountryInput.tsx'
import { CpfInput } from '../CpfInput.tsx'
import { DateInput } from '../DateInput.tsx'
import { createFieldMap, withFieldGroup } from '../portal-form.ts'
import { SelectInput } from '../SelectInput.tsx'
import { TextInput } from '../TextInput.tsx'
import { YesNoInput } from '../YesNoInput.tsx'
import { pepFieldText as text } from './declaration-fields.text.ts'

type Relation = NonNullable<PepValues['relacao']>
const relations = Object.entries(pepRelationNames).map(([id, label]) => ({ id: id as Relation, label }))
const degrees = Object.entries(kinshipNames).map(([id, label]) => ({ id: Number(id), label }))
const nothing = firstPep(undefined)

/** For `fields` of a form that has them by these names itself. */
export const pepFields = createFieldMap(nothing)

/** Political exposure: a "yes" asks through whom, in which post and since when. `today`: the day that dates may not pass. */
export const PepFields = withFieldGroup({
  defaultValues: nothing,
  props: {} as { today: string },
  render: function PepFields({ group, today }) {
    return (
      <>
        <group.AppField name="ppe">{() => <YesNoInput label={text.question} />}</group.AppField>
        <group.Subscribe selector={({ values }) => values.ppe}>
          {(answer) =>
            answer === 'S' && (
              <>
                <group.AppField name="relacao">
                  {() => <SelectInput<Relation> label={text.relation} isRequired options={relations} />}
                </group.AppField>
                <WhoFields form={group} fields={pepFields} />
                <PostFields form={group} fields={pepFields} today={today} />
              </>
            )
          }
        </group.Subscribe>
      </>
    )
  },
})

const WhoFields = withFieldGroup({
  defaultValues: nothing,
  render: function WhoFields({ group }) {
    return (
      <group.Subscribe selector={({ values }) => values.relacao}>
        {(relation) =>
          relation !== null &&
          relation !== 'titular' && (
            <>
              {relation === 'familiar' && (
                <group.AppField name="grauParentesco">
                  {() => <SelectInput<number> label={text.kinship} isRequired options={degrees} />}
                </group.AppField>
              )}
              <group.AppField name="nome">{() => <TextInput label={text.name} isRequired />}</group.AppField>
              <group.AppField name="cpf">
                {() => <CpfInput label={text.cpf} description={text.cpfHelp} />}
              </group.AppField>
            </>
          )
        }
      </group.Subscribe>
    )
  },
})

const PostFields = withFieldGroup({
  defaultValues: nothing,
  props: {} as { today: string },
  render: function PostFields({ group, today }) {
    return (
      <>
        <group.AppField name="cargo">{() => <TextInput label={text.post} isRequired />}</group.AppField>
        <group.AppField name="orgao">{() => <TextInput label={text.body} isRequired />}</group.AppField>
        <group.AppField name="pais">{() => <CountryInput label={text.country} isRequired />}</group.AppField>
        <group.AppField name="emExercicio">{() => <CheckboxInput label={text.inOffice} />}</group.AppField>
        <Columns minWidth="narrow">
          <group.AppField name="inicio">
            {() => <DateInput label={text.started} isRequired maxValue={today} />}
          </group.AppField>
          <group.Subscribe selector={({ values }) => values.emExercicio}>
            {(isInOffice) =>
              !isInOffice && (
                <group.AppField name="fim">
                  {() => <DateInput label={text.ended} isRequired maxValue={today} />}
                </group.AppField>
              )
            }
          </group.Subscribe>
        </Columns>
      </>
    )
  },
})
