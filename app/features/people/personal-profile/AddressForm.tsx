import { addressFields, emptyAddress } from '#app/features/people/addresses/address-labels.ts'
import { addressText } from '#app/features/people/addresses/addresses.text.ts'
import { BrazilianFields } from '#app/features/people/addresses/BrazilianFields.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { send } from '#app/session/ask.ts'
import { checkProvenAddressValues } from '#contract/people/address-check.ts'
import type { AddressValues } from '#contract/people/addresses.ts'
import type { PersonalProfileAnswer } from '#contract/people/personal-profile.ts'
import { sentProof } from '#contract/proof.ts'
import { formatPostalCode } from '#domain/people/postal-code.ts'
import type { EditingProps } from './EditableCard.tsx'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { address: text } = personalProfileText
const upload = sendFile(uploadHref('comprovante-endereco'), sentProof)

type AddressFormProps = EditingProps & {
  /** The address in Brazil that is known, to begin with; null for none. */
  address: PersonalProfileAnswer['endereco']
}

/** Changes the address in Brazil, with its proof. */
export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const saving = useCommand(({ data }: { data: AddressValues }) => {
    const { residente_exterior: _, pais: _country, numeroIdentificacaoFiscal: _number, ...inBrazil } = data
    return send('alterarEndereco')({ data: inBrazil })
  })
  const form = useShortForm<AddressValues, PersonalProfileAnswer>({
    first: address
      ? { ...emptyAddress, ...address, cep: formatPostalCode(address.cep), pais: '' }
      : emptyAddress,
    check: (values) => fieldErrors(checkProvenAddressValues(values)),
    command: saving,
    onDone,
  })
  return (
    <PersonalProfileForm form={form} command={saving} submit={text.submit} onCancel={onCancel}>
      <BrazilianFields form={form} fields={addressFields} />
      <form.AppField name="comprovante">
        {() => <ProofInput upload={upload} label={addressText.proof} description={addressText.proofHelp} />}
      </form.AppField>
    </PersonalProfileForm>
  )
}
