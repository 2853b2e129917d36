import { type MaskedFieldProps, masks } from '@portal/design-system/MaskedField'
import { phoneAbroadSentence } from '#contract/people/contacts.text.ts'
import { formatPhone, hasCountryCode } from '#domain/people/phone.ts'
import type { FormInputProps } from './form-input-props.ts'
import { MaskedInput } from './MaskedInput.tsx'

type Without<Props> = Props extends unknown
  ? Omit<Props, 'mask' | 'placeholder' | 'inputMode' | 'read' | 'isUnmasked'>
  : never

type PhoneInputProps = Without<FormInputProps<MaskedFieldProps>> & {
  /** A mobile has eleven digits; a landline ten, and many people's only one is a mobile too. */
  kind?: 'mobile' | 'home'
}

/**
 * A telephone: of Brazil with its area code, punctuated while it is typed; of another country with `+` or `00` and as it is typed. What is
 * pasted, or filled in by the browser, which is asked for the code of the country, is understood either way.
 */
export function PhoneInput({ kind = 'home', ...props }: PhoneInputProps) {
  const mask = kind === 'mobile' ? '(99) 99999-9999' : masks.phone.mask
  return (
    <MaskedInput
      {...masks.phone}
      autoComplete="tel"
      description={kind === 'mobile' ? phoneAbroadSentence : undefined}
      {...props}
      mask={mask}
      read={formatPhone}
      isUnmasked={hasCountryCode}
    />
  )
}
