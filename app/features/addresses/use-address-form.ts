import { useState } from 'react'
import { type FieldErrors, portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { checkAddressValues } from '#contract/address-checks.ts'
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
    validators: { onDynamic: ({ value }) => addressErrors(value) },
    onSubmit: ({ value }) => onChecked(value),
  })
}

/** The form of an address as its fields see it. */
export type AddressFormApi = ReturnType<typeof useAddressForm>

/** What the rule finds as messages by wire path, the first of each; undefined when the values can be sent. */
export function addressErrors(values: AddressValues): FieldErrors<AddressValues> {
  const outcome = checkAddressValues(values)
  if (outcome.ok) return undefined
  const fields: { [Path in keyof AddressValues]?: string } = {}
  for (const { field, sentence } of outcome.problems) fields[field] ??= sentence
  return { fields }
}
