import { Select, type SelectProps } from '@portal/design-system/Select'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** One choice of the current form field; null while nothing is chosen. */
export function SelectInput<Id extends string | number>(props: Unbound<SelectProps<Id>>) {
  return <Select<Id> {...props} {...useFieldProps<Id | null>()} />
}
