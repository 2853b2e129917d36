import { type MaskedFieldProps, masks } from '@portal/design-system/MaskedField'
import { formatPhone } from '#domain/contacts/phone.ts'
import { MaskedInput } from './MaskedInput.tsx'
import type { Unbound } from './unbound.ts'

type Without<Props> = Props extends unknown
  ? Omit<Props, 'mask' | 'placeholder' | 'inputMode' | 'read'>
  : never

type PhoneInputProps = Without<Unbound<MaskedFieldProps>> & {
  /** A mobile has eleven digits; a landline ten, and many people's only one is a mobile too. */
  kind?: 'mobile' | 'home'
}

/** A telephone of Brazil with its area code. What is pasted, or filled in by the browser, is understood with the code of the country. */
export function PhoneInput({ kind = 'home', ...props }: PhoneInputProps) {
  const mask = kind === 'mobile' ? '(99) 99999-9999' : masks.phone.mask
  return <MaskedInput {...masks.phone} {...props} mask={mask} read={formatPhone} />
}
