import { Columns } from '@portal/design-system/Columns'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { emptyAddress } from './address-labels.ts'
import { addressText as text } from './addresses.text.ts'

/** A residence abroad: country, postal code, tax number and complement. */
export const ForeignFields = withFieldGroup({
  defaultValues: emptyAddress,
  render: function ForeignFields({ group }) {
    return (
      <>
        <group.AppField name="pais">
          {() => <CountryInput label={text.country} isRequired isAbroad />}
        </group.AppField>
        <Columns template="halves" from="medium">
          <group.AppField name="cep">
            {() => <TextInput label={text.foreignPostalCode} isRequired maxLength={20} />}
          </group.AppField>
          <group.AppField name="numeroIdentificacaoFiscal">
            {() => (
              <TextInput
                label={text.taxNumber}
                description={text.taxNumberHelp}
                isRequired
                inputMode="numeric"
                maxLength={20}
              />
            )}
          </group.AppField>
        </Columns>
        <group.AppField name="complemento">
          {() => <TextInput label={text.complement} maxLength={120} />}
        </group.AppField>
      </>
    )
  },
})
