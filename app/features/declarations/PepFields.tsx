import { Columns } from '@portal/design-system/Columns'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { kinshipNames, pepRelationNames } from '#contract/declarations.text.ts'
import type { PepValues } from '#contract/declarations.ts'
import { declarationsText } from './declarations.text.ts'

const { pep: text, confirmation } = declarationsText

type Relation = NonNullable<PepValues['relacao']>
const relations = Object.entries(pepRelationNames).map(([id, label]) => ({ id: id as Relation, label }))
const degrees = Object.entries(kinshipNames).map(([id, label]) => ({ id: Number(id), label }))

type PepFieldsProps = { form: RequestFormApi<PepValues>; today: string }

/** Political exposure: a "yes" asks through whom, in which post and since when. */
export function PepFields({ form, today }: PepFieldsProps) {
  return (
    <>
      <form.AppField name="ppe">{() => <YesNoInput label={text.question} />}</form.AppField>
      <form.Subscribe selector={({ values }) => values.ppe}>
        {(answer) =>
          answer === 'S' && (
            <>
              <form.AppField name="relacao">
                {() => <SelectInput<Relation> label={text.relation} isRequired options={relations} />}
              </form.AppField>
              <form.Subscribe selector={({ values }) => values.relacao}>
                {(relation) => <WhoFields form={form} relation={relation} />}
              </form.Subscribe>
              <PostFields form={form} today={today} />
            </>
          )
        }
      </form.Subscribe>
      <form.AppField name="confirmacao">
        {() => <CheckboxInput label={confirmation} isRequired />}
      </form.AppField>
    </>
  )
}

function WhoFields({ form, relation }: { form: PepFieldsProps['form']; relation: Relation | null }) {
  if (relation === null || relation === 'titular') return null
  return (
    <>
      {relation === 'familiar' && (
        <form.AppField name="grauParentesco">
          {() => <SelectInput<number> label={text.kinship} isRequired options={degrees} />}
        </form.AppField>
      )}
      <form.AppField name="nome">{() => <TextInput label={text.name} isRequired />}</form.AppField>
      <form.AppField name="cpf">
        {() => <CpfInput label={text.cpf} description={text.cpfHelp} />}
      </form.AppField>
    </>
  )
}

function PostFields({ form, today }: PepFieldsProps) {
  return (
    <>
      <form.AppField name="cargo">{() => <TextInput label={text.post} isRequired />}</form.AppField>
      <form.AppField name="orgao">{() => <TextInput label={text.body} isRequired />}</form.AppField>
      <form.AppField name="pais">{() => <CountryInput label={text.country} isRequired />}</form.AppField>
      <form.AppField name="emExercicio">{() => <CheckboxInput label={text.inOffice} />}</form.AppField>
      <Columns minWidth="narrow">
        <form.AppField name="inicio">
          {() => <DateInput label={text.started} isRequired maxValue={today} />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.emExercicio}>
          {(isInOffice) =>
            !isInOffice && (
              <form.AppField name="fim">
                {() => <DateInput label={text.ended} isRequired maxValue={today} />}
              </form.AppField>
            )
          }
        </form.Subscribe>
      </Columns>
    </>
  )
}
