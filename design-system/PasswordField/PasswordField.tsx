import { type Ref, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'

export { PasswordChecklist, type PasswordChecklistProps, type PasswordRule } from './PasswordChecklist.tsx'

export type PasswordFieldProps = FieldOf<Omit<AriaTextFieldProps, 'autoComplete' | 'type'>> & {
  /** Tells a password manager whether to fill in or to suggest. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code'
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A password, hidden until the person asks to see it. */
export function PasswordField({
  label,
  description,
  errorMessage,
  autoComplete = 'current-password',
  ref,
  ...props
}: PasswordFieldProps) {
  const strings = useStrings()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      {...validity(errorMessage)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <Input ref={ref} className={input} autoCapitalize="none" />
          <IconButton
            isInField
            icon={isShown ? EyeOffIcon : EyeIcon}
            label={isShown ? strings.passwordField.hide : strings.passwordField.show}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        </FieldBox>
      </FieldFrame>
    </TextField>
  )
}
