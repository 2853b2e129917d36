import type { FileUploadProps } from '@portal/design-system/FileUpload'
import { ProofInput, type UploadProof } from '#app/forms/ProofInput.tsx'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { addressText as text } from './addresses.text.ts'
import { BrazilianFields } from './BrazilianFields.tsx'
import { ForeignFields } from './ForeignFields.tsx'
import type { LookUp } from './postal-address.ts'
import type { AddressFormApi } from './use-address-form.ts'

export type AddressFieldsProps = {
  form: AddressFormApi
  /** Asks the postal service. */
  lookUp: LookUp
  /** Sends a proof of residence as soon as it is chosen. */
  upload: UploadProof
  /** The proof that the address already has, for its preview. */
  existingProof?: FileUploadProps['existing'] | undefined
}

/** Where a person lives: an address in Brazil, filled in from its CEP, or a residence abroad; either with its proof. */
export function AddressFields({ form, lookUp, upload, existingProof }: AddressFieldsProps) {
  return (
    <>
      <form.AppField
        name="residente_exterior"
        // A CEP says nothing abroad, and a foreign postal code nothing here.
        listeners={{ onChange: () => form.setFieldValue('cep', '') }}
      >
        {() => <YesNoInput label={text.livesAbroad} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.residente_exterior}>
        {(abroad) =>
          abroad !== null && (
            <>
              {abroad === 'S' ? (
                <ForeignFields form={form} />
              ) : (
                <BrazilianFields form={form} lookUp={lookUp} />
              )}
              <form.AppField name="comprovante">
                {() => (
                  <ProofInput
                    upload={upload}
                    label={text.proof}
                    description={abroad === 'S' ? text.foreignProofHelp : text.proofHelp}
                    isRequired={abroad === 'S'}
                    existing={existingProof}
                  />
                )}
              </form.AppField>
            </>
          )
        }
      </form.Subscribe>
    </>
  )
}
