import { AddressFields, type AddressFieldsProps } from '#app/features/addresses/AddressFields.tsx'
import { addressLabels, emptyAddress, foreignAddressLabels } from '#app/features/addresses/address-labels.ts'
import { addressText } from '#app/features/addresses/addresses.text.ts'
import { useAddressForm } from '#app/features/addresses/use-address-form.ts'
import { useFormDraft } from '#app/forms/use-form-draft.ts'
import { areValues } from '#app/forms/values-schema.ts'
import { fileHref } from '#app/navigation/file-address.ts'
import type { AddressValues } from '#contract/addresses.ts'
import { AddressTerms } from './AddressTerms.tsx'
import { keptAddress } from './onboarding.schema.ts'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'

const { address: text } = onboardingText

const isDraft = (stored: unknown): stored is AddressValues => areValues(keptAddress, stored)

type AddressStepProps = StepProps & Pick<AddressFieldsProps, 'lookUp' | 'upload'>

/** Step 4: the address, in Brazil or abroad, with its proof and the terms of its use. */
export function AddressStep({ state, saving, draftKey, lookUp, upload }: AddressStepProps) {
  const saved = savedValues(keptAddress, savedStep(state, 4))
  const form = useAddressForm({
    first: saved ?? emptyAddress,
    onChecked: async (values) => {
      const foreignResident = values.residente_exterior === 'S'
      if (await saving.save({ ...values, foreignResident })) draft.discard()
    },
  })
  const draft = useFormDraft(form, draftKey, isDraft)
  return (
    <form.Subscribe selector={({ values }) => values.residente_exterior === 'S'}>
      {(isAbroad) => (
        <StepForm
          form={form}
          step={4}
          state={state}
          saving={saving}
          heading={text.heading}
          lead={text.lead}
          labels={isAbroad ? foreignAddressLabels : addressLabels}
          draft={draft}
        >
          <AddressFields
            form={form}
            lookUp={lookUp}
            upload={upload}
            existingProof={proofOf(saved, state.tipoComprovante)}
          />
          <AddressTerms />
        </StepForm>
      )}
    </form.Subscribe>
  )
}

/** The proof of the saved address, for its preview. */
function proofOf(saved: AddressValues | null, type: string | null): AddressFieldsProps['existingProof'] {
  if (!saved?.comprovante || type === null) return undefined
  return { name: addressText.proofName, url: fileHref('comprovante-endereco', saved.comprovante), type }
}
