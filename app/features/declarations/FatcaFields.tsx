import { Columns } from '@portal/design-system/Columns'
import type { RequestFormApi } from '#app/features/service-request/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import type { FatcaValues } from '#contract/declarations.ts'
import { declarationsText } from './declarations.text.ts'
import { TaxResidences } from './TaxResidences.tsx'

const { fatca: text, confirmation } = declarationsText

/** Birth, nationality, relation with the United States, and where taxes are paid. */
export function FatcaFields({ form }: { form: RequestFormApi<FatcaValues> }) {
  return (
    <>
      <Columns minWidth="narrow">
        <form.AppField name="cidadeNascimento">
          {() => <TextInput label={text.birthCity} isRequired />}
        </form.AppField>
        <form.AppField name="paisNascimento">
          {() => <CountryInput label={text.birthCountry} isRequired />}
        </form.AppField>
      </Columns>
      <Columns minWidth="narrow">
        <form.AppField name="nacionalidade">
          {() => <CountryInput label={text.nationality} isRequired />}
        </form.AppField>
        <form.AppField name="outraNacionalidade">
          {() => <CountryInput label={text.otherNationality} description={text.otherHelp} />}
        </form.AppField>
      </Columns>
      <form.AppField name="pessoaEstadosUnidos">
        {() => <YesNoInput label={text.usPerson} description={text.usPersonHelp} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.pessoaEstadosUnidos === 'N'}>
        {(isNoUsPerson) => isNoUsPerson && <Indicia form={form} />}
      </form.Subscribe>
      <TaxResidences form={form} />
      <form.AppField name="confirmacao">
        {() => <CheckboxInput label={confirmation} isRequired />}
      </form.AppField>
    </>
  )
}

function Indicia({ form }: { form: RequestFormApi<FatcaValues> }) {
  return (
    <>
      <form.AppField name="indiciosEstadosUnidos">
        {() => <CheckboxInput label={text.indicia} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.indiciosEstadosUnidos}>
        {(hasIndicia) =>
          hasIndicia && (
            <form.AppField name="explicacaoIndicios">
              {() => <TextAreaInput label={text.indiciaExplanation} isRequired maxLength={300} rows={3} />}
            </form.AppField>
          )
        }
      </form.Subscribe>
    </>
  )
}
