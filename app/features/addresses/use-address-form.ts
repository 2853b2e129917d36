import { useState } from 'react'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { checkProvenAddressValues } from '#contract/address-check.ts'
import type { AddressValues } from '#contract/addresses.ts'

type AddressFormOptions = {
  /** The address that the form opens with. */
  first: AddressValues
  /** Called with values that may be sent. */
  onChecked: (values: AddressValues) => void | Promise<void>
}

/** The form of an address, checked by the rule of the domain. Fields are named by their wire paths. */
export function useAddressForm({ first, onChecked }: AddressFormOptions) {
  const [defaultValues] = useState(first)
  return useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => fieldErrors(checkProvenAddressValues(value)) },
    onSubmit: ({ value }) => onChecked(value),
  })
}

/** The form of an address as its fields see it. */
export type AddressFormApi = ReturnType<typeof useAddressForm>
