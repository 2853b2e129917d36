import type { MaskedFieldProps } from '@portal/design-system/MaskedField'
import type { FormInputProps } from './form-input-props.ts'
import { MaskedInput } from './MaskedInput.tsx'

type Without<Props> = Props extends unknown ? Omit<Props, 'mask' | 'placeholder' | 'inputMode'> : never

/** A CPF, punctuated while typed; the form holds it as `000.000.000-00`. */
export function CpfInput(props: Without<FormInputProps<MaskedFieldProps>>) {
  return <MaskedInput {...props} mask="999.999.999-99" placeholder="000.000.000-00" inputMode="numeric" />
}
