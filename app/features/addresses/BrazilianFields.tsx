import { Columns } from '@portal/design-system/Columns'
import { masks } from '@portal/design-system/MaskedField'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { AddressValues } from '#contract/addresses.ts'
import { isState, stateCodes, stateNames } from '#domain/addresses/states.ts'
import { narrow, postalStatus } from './addresses.css.ts'
import { addressText as text } from './addresses.text.ts'
import type { LookUp, PostalAddress } from './postal-address.ts'
import type { AddressFormApi } from './use-address-form.ts'
import { usePostalCode } from './use-postal-code.ts'

const states = stateCodes.map((id) => ({ id, label: stateNames[id] }))

/** An address in Brazil. What the postal service knows about the CEP is filled in and stays editable. */
export function BrazilianFields({ form, lookUp }: { form: AddressFormApi; lookUp: LookUp }) {
  return (
    <>
      <div className={narrow}>
        <form.AppField name="cep">
          {({ state }) => <PostalCode form={form} lookUp={lookUp} value={state.value} />}
        </form.AppField>
      </div>
      <Columns template="wideNarrow" from="medium">
        <form.AppField name="logradouro">
          {() => <TextInput label={text.street} isRequired maxLength={120} autoComplete="address-line1" />}
        </form.AppField>
        <form.AppField name="numero">
          {() => <TextInput label={text.number} isRequired maxLength={20} />}
        </form.AppField>
      </Columns>
      <Columns template="halves" from="medium">
        <form.AppField name="complemento">
          {() => <TextInput label={text.complement} maxLength={120} autoComplete="address-line2" />}
        </form.AppField>
        <form.AppField name="bairro">
          {() => <TextInput label={text.neighborhood} isRequired maxLength={80} />}
        </form.AppField>
      </Columns>
      <Columns template="wideNarrow" from="medium">
        <form.AppField name="cidade">
          {() => <TextInput label={text.city} isRequired maxLength={80} autoComplete="address-level2" />}
        </form.AppField>
        <form.AppField name="estado">
          {() => <SelectInput<string> label={text.state} isRequired options={states} />}
        </form.AppField>
      </Columns>
    </>
  )
}

function PostalCode({ form, lookUp, value }: { form: AddressFormApi; lookUp: LookUp; value: string }) {
  const search = usePostalCode(value, lookUp, (found) => fill(form, found))
  const status = search === 'searching' ? text.searching : search === 'found' ? text.found : ''
  return (
    <>
      <MaskedInput label={text.postalCode} description={text.postalCodeHelp} isRequired {...masks.cep} />
      <p role="status" className={postalStatus}>
        {status}
      </p>
    </>
  )
}

/** Fills in what the postal service knows; what it does not know stays as it was written. */
function fill(form: AddressFormApi, found: PostalAddress): void {
  const known: Partial<AddressValues> = {
    logradouro: found.logradouro,
    complemento: found.complemento,
    bairro: found.bairro,
    cidade: found.localidade,
    estado: isState(found.uf) ? found.uf : '',
  }
  for (const [path, value] of Object.entries(known) as [keyof AddressValues, string][]) {
    if (value !== '') form.setFieldValue(path, value)
  }
}
