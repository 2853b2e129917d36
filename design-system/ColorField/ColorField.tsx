import type { ChangeEvent, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { parseHex } from '../brand/hex.ts'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { useStrings } from '../strings/use-strings.ts'
import { picker } from './ColorField.css.ts'

type Passed = Omit<AriaTextFieldProps, 'defaultValue' | 'onChange' | 'type' | 'value'>

export type ColorFieldProps = FieldOf<Passed> & {
  /** The colour as typed: `#0B3A82`, or anything on the way there. */
  value: string
  /** The text as typed, or `#RRGGBB` from the picker. */
  onChange: (value: string) => void
  /** The text input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Shown by the picker while the text is no colour. */
const NO_COLOR = '#808080'

/** A colour: typed as `#RRGGBB`, or chosen in the browser's own picker, drawn as a swatch of it. */
export function ColorField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  ref,
  ...props
}: ColorFieldProps) {
  const strings = useStrings()
  const pick = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value.toUpperCase())
  return (
    <AriaTextField
      {...props}
      {...validity(errorMessage)}
      autoComplete="off"
      spellCheck="false"
      maxLength={7}
      value={value}
      onChange={onChange}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <input
            type="color"
            aria-label={strings.colorField.picker}
            className={picker}
            disabled={Boolean(props.isDisabled || props.isReadOnly)}
            value={parseHex(value) ?? NO_COLOR}
            onChange={pick}
          />
          <Input ref={ref} className={input} placeholder="#RRGGBB" />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  )
}
