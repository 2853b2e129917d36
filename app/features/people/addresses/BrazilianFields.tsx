import { Columns } from '@portal/design-system/Columns'
import { masks } from '@portal/design-system/MaskedField'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { MaskedInput } from '#app/forms/MaskedInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { AddressValues } from '#contract/people/addresses.ts'
import { isState, stateCodes, stateNames } from '#domain/people/states.ts'
import { emptyAddress } from './address-labels.ts'
import { addressText as text } from './addresses.text.ts'
import type { PostalAddress } from './postal-address.ts'
import { usePostalCode } from './use-postal-code.ts'

const states = stateCodes.map((id) => ({ id, label: stateNames[id] }))

/** An address in Brazil. What the postal service knows about the CEP is filled in and stays editable. */
export const BrazilianFields = withFieldGroup({
  defaultValues: emptyAddress,
  render: function BrazilianFields({ group }) {
    const fill = (found: PostalAddress) => {
      for (const [path, value] of known(found)) group.setFieldValue(path, value)
    }
    return (
      <>
        <Stack gap="1" width="narrow">
          <group.AppField name="cep">
            {({ state }) => <PostalCode value={state.value} onFound={fill} />}
          </group.AppField>
        </Stack>
        <Columns template="wideNarrow" from="medium">
          <group.AppField name="logradouro">
            {() => <TextInput label={text.street} isRequired maxLength={120} autoComplete="address-line1" />}
          </group.AppField>
          <group.AppField name="numero">
            {() => <TextInput label={text.number} isRequired maxLength={20} />}
          </group.AppField>
        </Columns>
        <Columns template="halves" from="medium">
          <group.AppField name="complemento">
            {() => <TextInput label={text.complement} maxLength={120} autoComplete="address-line2" />}
          </group.AppField>
          <group.AppField name="bairro">
            {() => <TextInput label={text.neighborhood} isRequired maxLength={80} />}
          </group.AppField>
        </Columns>
        <Columns template="wideNarrow" from="medium">
          <group.AppField name="cidade">
            {() => <TextInput label={text.city} isRequired maxLength={80} autoComplete="address-level2" />}
          </group.AppField>
          <group.AppField name="estado">
            {() => <SelectInput<string> label={text.state} isRequired options={states} />}
          </group.AppField>
        </Columns>
      </>
    )
  },
})

type PostalCodeProps = { value: string; onFound: (found: PostalAddress) => void }

function PostalCode({ value, onFound }: PostalCodeProps) {
  const search = usePostalCode(value, onFound)
  return (
    <>
      <MaskedInput label={text.postalCode} description={text.postalCodeHelp} isRequired {...masks.cep} />
      <Text role="status" variant="small" tone="muted">
        {text.search[search]}
      </Text>
    </>
  )
}

type FilledIn = keyof Pick<AddressValues, 'logradouro' | 'complemento' | 'bairro' | 'cidade' | 'estado'>

/** Form values from the postal service, by field. Fields it does not know are left out, so they keep what the person typed. */
function known({ localidade, uf, ...found }: PostalAddress): [FilledIn, string][] {
  const filledIn = { ...found, cidade: localidade, estado: isState(uf) ? uf : '' }
  return (Object.entries(filledIn) as [FilledIn, string][]).filter(([, value]) => value !== '')
}
