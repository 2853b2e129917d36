import { type Ref, useState } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { strings } from '../strings.ts'
import { area, counter } from './TextAreaField.css.ts'

export type TextAreaFieldProps = FieldOf<Omit<AriaTextFieldProps, 'type'>> & {
  /** Lines shown when empty. Default 4. */
  rows?: number
  placeholder?: string
  /** The text area itself, to focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. With `maxLength` it says the limit and counts. */
export function TextAreaField({
  label,
  description,
  errorMessage,
  rows = 4,
  placeholder,
  ref,
  ...props
}: TextAreaFieldProps) {
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? '')
  const { maxLength, value = ownValue } = props
  const help = description ?? (maxLength === undefined ? undefined : strings.textAreaField.limit(maxLength))
  return (
    <TextField
      {...props}
      {...validity(errorMessage)}
      onChange={(text) => {
        setOwnValue(text)
        props.onChange?.(text)
      }}
      className={root}
    >
      <FieldFrame label={label} isRequired={props.isRequired} description={help} errorMessage={errorMessage}>
        <FieldBox>
          <TextArea ref={ref} className={area} rows={rows} placeholder={placeholder} />
        </FieldBox>
        {maxLength !== undefined && (
          <span aria-hidden className={counter}>
            {value.length}/{maxLength}
          </span>
        )}
      </FieldFrame>
    </TextField>
  )
}
