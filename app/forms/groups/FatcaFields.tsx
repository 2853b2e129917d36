import { Columns } from '@portal/design-system/Columns'
import { firstFatca } from '#contract/declarations/declaration-values.ts'
import { CheckboxInput } from '../CheckboxInput.tsx'
import { CountryInput } from '../CountryInput.tsx'
import { createFieldMap, withFieldGroup } from '../portal-form.ts'
import { TextAreaInput } from '../TextAreaInput.tsx'
import { TextInput } from '../TextInput.tsx'
import { YesNoInput } from '../YesNoInput.tsx'
import { fatcaFieldText as text } from './declaration-fields.text.ts'
import { TaxResidences } from './TaxResidences.tsx'

const nothing = firstFatca(undefined)

/** For `fields` of a form that has them by these names itself. */
export const fatcaFields = createFieldMap(nothing)

/** Birth, nationality, relation with the United States, and where taxes are paid. */
export const FatcaFields = withFieldGroup({
  defaultValues: nothing,
  render: function FatcaFields({ group }) {
    return (
      <>
        <Columns minWidth="narrow">
          <group.AppField name="cidadeNascimento">
            {() => <TextInput label={text.birthCity} isRequired />}
          </group.AppField>
          <group.AppField name="paisNascimento">
            {() => <CountryInput label={text.birthCountry} isRequired />}
          </group.AppField>
        </Columns>
        <Columns minWidth="narrow">
          <group.AppField name="nacionalidade">
            {() => <CountryInput label={text.nationality} isRequired />}
          </group.AppField>
          <group.AppField name="outraNacionalidade">
            {() => <CountryInput label={text.otherNationality} description={text.otherHelp} />}
          </group.AppField>
        </Columns>
        <group.AppField name="pessoaEstadosUnidos">
          {() => <YesNoInput label={text.usPerson} description={text.usPersonHelp} />}
        </group.AppField>
        <Indicia form={group} fields={fatcaFields} />
        <TaxResidences form={group} fields={fatcaFields} />
      </>
    )
  },
})

const Indicia = withFieldGroup({
  defaultValues: nothing,
  render: function Indicia({ group }) {
    return (
      <group.Subscribe selector={({ values }) => values}>
        {({ pessoaEstadosUnidos, indiciosEstadosUnidos }) =>
          pessoaEstadosUnidos === 'N' && (
            <>
              <group.AppField name="indiciosEstadosUnidos">
                {() => <CheckboxInput label={text.indicia} />}
              </group.AppField>
              {indiciosEstadosUnidos && (
                <group.AppField name="explicacaoIndicios">
                  {() => (
                    <TextAreaInput label={text.indiciaExplanation} isRequired maxLength={300} rows={3} />
                  )}
                </group.AppField>
              )}
            </>
          )
        }
      </group.Subscribe>
    )
  },
})
