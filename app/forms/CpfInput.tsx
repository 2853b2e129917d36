import type { MaskedFieldProps } from '@portal/design-system/MaskedField'
import { MaskedInput } from './MaskedInput.tsx'
import type { Unbound } from './unbound.ts'

type Without<Props> = Props extends unknown ? Omit<Props, 'mask' | 'placeholder' | 'inputMode'> : never

/** A CPF, punctuated while typed; the form holds it as `000.000.000-00`. */
export function CpfInput(props: Without<Unbound<MaskedFieldProps>>) {
  return <MaskedInput {...props} mask="999.999.999-99" placeholder="000.000.000-00" inputMode="numeric" />
}
