import { Button } from '@portal/design-system/Button'
import { StepNav } from '@portal/design-system/StepNav'
import { useEffect, useEffectEvent } from 'react'
import { AddressFields } from '#app/features/addresses/AddressFields.tsx'
import { addressLabels } from '#app/features/addresses/address-labels.ts'
import { useAddressForm } from '#app/features/addresses/use-address-form.ts'
import { FormErrorSummary } from '#app/forms/FormErrorSummary.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import type { AddressValues } from '#contract/addresses.ts'
import type { AroundStep } from './GroupStep.tsx'
import { stack } from './ReRegistrationPage.css.ts'
import { reRegistrationText } from './re-registration.text.ts'
import type { ReRegistrationFormState } from './use-re-registration-form.ts'

const { group: text } = reRegistrationText

type AddressGroupProps = Pick<AroundStep, 'onBack' | 'onNext'> & {
  values: AddressValues
  formState: ReRegistrationFormState
}

/** A new address with its proof, which is the same file that the documents ask for. */
export function AddressGroup({ values, formState, onBack, onNext }: AddressGroupProps) {
  const sent = formState.files.find(({ comprovante }) => comprovante === 'comprovante-residencia')
  const form = useAddressForm({
    first: { ...values, comprovante: sent?.id ?? null },
    onChecked: () => onNext(),
  })
  return (
    <form.AppForm>
      <form noValidate onSubmit={submitHandler(form)} className={stack}>
        <form.Subscribe selector={({ values: typed }) => typed}>
          {(typed) => (
            <KeepTyped
              typed={typed}
              keep={(valores) => formState.answer('endereco', { resposta: 'mudou', valores })}
            />
          )}
        </form.Subscribe>
        <FormErrorSummary labels={addressLabels} />
        <AddressFields
          form={form}
          lookUp={formState.lookUp}
          upload={formState.upload('comprovante-residencia')}
        />
        <StepNav {...(onBack && { back: { onPress: onBack } })}>
          <Button type="submit">{text.next}</Button>
        </StepNav>
      </form>
    </form.AppForm>
  )
}

/** Hands on what is typed, as it is typed. */
function KeepTyped({ typed, keep }: { typed: AddressValues; keep: (typed: AddressValues) => void }) {
  const handOn = useEffectEvent(keep)
  useEffect(() => handOn(typed), [typed])
  return null
}
