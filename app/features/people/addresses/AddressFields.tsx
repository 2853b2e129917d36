import type { FileUploadProps } from '@portal/design-system/FileUpload'
import { ProofInput, type UploadProof } from '#app/forms/ProofInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { YesNoInput } from '#app/forms/YesNoInput.tsx'
import { addressFields, emptyAddress } from './address-labels.ts'
import { addressText as text } from './addresses.text.ts'
import { BrazilianFields } from './BrazilianFields.tsx'
import { ForeignFields } from './ForeignFields.tsx'

export type AddressFieldsProps = {
  /** Sends a proof of residence as soon as it is chosen. */
  upload: UploadProof
  /** The proof that the address already has, for its preview. */
  existingProof?: FileUploadProps['existing'] | undefined
}

/** Where a person lives: an address in Brazil, filled in from its CEP, or a residence abroad; either with its proof. */
export const AddressFields = withFieldGroup({
  defaultValues: emptyAddress,
  props: {} as AddressFieldsProps,
  render: function AddressFields({ group, upload, existingProof }) {
    return (
      <>
        <group.AppField
          name="residente_exterior"
          // A CEP says nothing abroad, and a foreign postal code nothing here.
          listeners={{ onChange: () => group.setFieldValue('cep', '') }}
        >
          {() => <YesNoInput label={text.livesAbroad} />}
        </group.AppField>
        <group.Subscribe selector={({ values }) => values.residente_exterior}>
          {(abroad) =>
            abroad !== null && (
              <>
                {abroad === 'S' ? (
                  <ForeignFields form={group} fields={addressFields} />
                ) : (
                  <BrazilianFields form={group} fields={addressFields} />
                )}
                <group.AppField name="comprovante">
                  {() => (
                    <ProofInput
                      upload={upload}
                      label={text.proof}
                      description={abroad === 'S' ? text.foreignProofHelp : text.proofHelp}
                      isRequired={abroad === 'S'}
                      existing={existingProof}
                    />
                  )}
                </group.AppField>
              </>
            )
          }
        </group.Subscribe>
      </>
    )
  },
})
