import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'

export type TextFieldProps = FieldOf<AriaTextFieldProps> & {
  /** An example of a value, never the label. */
  placeholder?: string
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** The keyboard of an e-mail over a field of text: an e-mail field gives the domain in code (`xn--…`), which hides from the page what was typed. */
const emailAsText = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: 'false' } as const

/** One line of text. `value` and `onChange` carry the text as typed, of an e-mail too. */
export function TextField({ label, description, errorMessage, placeholder, ref, ...props }: TextFieldProps) {
  const asText = props.type === 'email' ? emailAsText : {}
  return (
    <AriaTextField {...props} {...asText} {...validity(errorMessage)} className={root}>
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <Input ref={ref} className={input} placeholder={placeholder} />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  )
}
