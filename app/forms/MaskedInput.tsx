import { MaskedField, type MaskedFieldProps } from '@portal/design-system/MaskedField'
import { useFieldProps } from './field-state.ts'
import type { Unbound } from './unbound.ts'

/** Text of a fixed form of the current form field; the form holds it with its punctuation. */
export function MaskedInput(props: Unbound<MaskedFieldProps>) {
  return <MaskedField {...props} {...useFieldProps<string>()} />
}
