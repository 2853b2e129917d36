import { AddressFields, type AddressFieldsProps } from '#app/features/people/addresses/AddressFields.tsx'
import {
  addressFields,
  addressLabels,
  emptyAddress,
  foreignAddressLabels,
} from '#app/features/people/addresses/address-labels.ts'
import { addressText } from '#app/features/people/addresses/addresses.text.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { sendFile } from '#app/forms/send-file.ts'
import { fileHref, uploadHref } from '#app/navigation/file-address.ts'
import { checkProvenAddressValues } from '#contract/people/address-check.ts'
import { type AddressValues, addressValues } from '#contract/people/addresses.ts'
import { sentProof } from '#contract/proof.ts'
import { AddressTerms } from './AddressTerms.tsx'
import { onboardingText } from './onboarding.text.ts'
import { savedStep } from './onboarding-state.ts'
import { StepForm, type StepProps } from './StepForm.tsx'
import { savedValues } from './saved-values.ts'
import { useStepForm } from './use-step-form.ts'

const { address: text } = onboardingText
const upload = sendFile(uploadHref('comprovante-endereco'), sentProof)

/** Step 4: the address, in Brazil or abroad, with its proof and the terms of its use. */
export function AddressStep(props: StepProps) {
  const { state } = props
  const { form, ...step } = useStepForm<AddressValues>(props, {
    step: 4,
    values: addressValues,
    first: (saved) => saved ?? emptyAddress,
    check: (values) => fieldErrors(checkProvenAddressValues(values)),
    metadata: (values) => ({ ...values, foreignResident: values.residente_exterior === 'S' }),
  })
  return (
    <form.Subscribe selector={({ values }) => values.residente_exterior === 'S'}>
      {(isAbroad) => (
        <StepForm
          form={form}
          {...step}
          heading={text.heading}
          lead={text.lead}
          labels={isAbroad ? foreignAddressLabels : addressLabels}
        >
          <AddressFields form={form} fields={addressFields} upload={upload} existingProof={proofOf(state)} />
          <AddressTerms />
        </StepForm>
      )}
    </form.Subscribe>
  )
}

/** The proof of the saved address, for its preview. */
function proofOf(state: StepProps['state']): AddressFieldsProps['existingProof'] {
  const saved = savedValues(addressValues, savedStep(state, 4))
  if (!saved?.comprovante || state.tipoComprovante === null) return undefined
  const url = fileHref('comprovante-endereco', saved.comprovante)
  return { name: addressText.proofName, url, type: state.tipoComprovante }
}
