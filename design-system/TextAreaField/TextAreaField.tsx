import { type Ref, useState } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { useStrings } from '../strings/use-strings.ts'
import { areaOf, counter } from './TextAreaField.css.ts'

export type TextAreaFieldProps = FieldOf<Omit<AriaTextFieldProps, 'type'>> & {
  /** Lines shown when empty. Default 4. */
  rows?: 2 | 3 | 4 | 6 | 8 | 12
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
  const strings = useStrings()
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
      <FieldFrame
        label={label}
        aside={maxLength !== undefined && <Count length={value.length} limit={maxLength} />}
        isRequired={props.isRequired}
        description={help}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <TextArea ref={ref} className={areaOf[rows]} rows={rows} placeholder={placeholder} />
        </FieldBox>
      </FieldFrame>
    </TextField>
  )
}

/** For the eye; whoever listens heard the limit with the label. */
function Count({ length, limit }: { length: number; limit: number }) {
  return (
    <span aria-hidden className={counter}>
      {length}/{limit}
    </span>
  )
}
