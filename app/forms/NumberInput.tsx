import { NumberField, type NumberFieldProps } from '@portal/design-system/NumberField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** A number that is not money of the current form field; null while empty. */
export function NumberInput(props: Unbound<NumberFieldProps>) {
  return <NumberField {...props} {...useFieldProps<number | null>()} />
}
