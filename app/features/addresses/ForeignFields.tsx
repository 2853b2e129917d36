import { Columns } from '@portal/design-system/Columns'
import { CountryInput } from '#app/forms/CountryInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { addressText as text } from './addresses.text.ts'
import type { AddressFormApi } from './use-address-form.ts'

/** A residence abroad: country, postal code, tax number and complement. */
export function ForeignFields({ form }: { form: AddressFormApi }) {
  return (
    <>
      <form.AppField name="pais">
        {() => <CountryInput label={text.country} isRequired isAbroad />}
      </form.AppField>
      <Columns template="halves" from="medium">
        <form.AppField name="cep">
          {() => <TextInput label={text.foreignPostalCode} isRequired maxLength={20} />}
        </form.AppField>
        <form.AppField name="numeroIdentificacaoFiscal">
          {() => (
            <TextInput
              label={text.taxNumber}
              description={text.taxNumberHelp}
              isRequired
              inputMode="numeric"
              maxLength={20}
            />
          )}
        </form.AppField>
      </Columns>
      <form.AppField name="complemento">
        {() => <TextInput label={text.complement} maxLength={120} />}
      </form.AppField>
    </>
  )
}
