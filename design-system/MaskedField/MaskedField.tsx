import { useMaskito } from '@maskito/react'
import { type Ref, useMemo } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { mergeRefs } from '../field/merge-refs.ts'
import { applyMask, type IsUnmasked, type MaskPattern, maskOptions, type ReadPasted } from './mask-pattern.ts'

export type { IsUnmasked, MaskPattern, ReadPasted } from './mask-pattern.ts'
export { type Mask, masks } from './masks.ts'

export type MaskedFieldProps = FieldOf<AriaTextFieldProps> & {
  /** One pattern, or several of growing length. `9` digit, `A` letter, `*` either: `999.999.999-99`. The usual ones are in `masks.ts`. */
  mask: MaskPattern | readonly MaskPattern[]
  placeholder?: string
  /** How what is pasted or filled in by the browser is meant. A function that stays the same. */
  read?: ReadPasted
  /** Whether a text has a form of its own, such as a telephone from abroad, and is not punctuated. A function that stays the same. */
  isUnmasked?: IsUnmasked
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Text of a fixed form, punctuated while it is typed or pasted. `value` may come with or without the
 * punctuation; `onChange` gives it with. What is pasted is never cut: of a longer text the part with the form is taken, and what has none
 * stays whole, for the check to say what is wrong.
 */
export function MaskedField({
  label,
  description,
  errorMessage,
  mask,
  placeholder,
  read,
  isUnmasked,
  ref,
  value,
  defaultValue,
  inputMode = 'numeric',
  ...props
}: MaskedFieldProps) {
  const key = typeof mask === 'string' ? mask : mask.join('\n')
  const patterns = useMemo(() => key.split('\n'), [key])
  const options = useMemo(() => maskOptions(patterns, { read, isUnmasked }), [patterns, read, isUnmasked])
  const masked = (text: string | undefined) =>
    text === undefined ? undefined : applyMask(text, patterns, { read, isUnmasked })
  const maskRef = useMaskito({ options })
  const inputRef = useMemo(() => mergeRefs(ref, maskRef), [ref, maskRef])
  return (
    <TextField
      {...props}
      {...validity(errorMessage)}
      value={masked(value)}
      defaultValue={masked(defaultValue)}
      inputMode={inputMode}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <Input ref={inputRef} className={input} placeholder={placeholder} />
        </FieldBox>
      </FieldFrame>
    </TextField>
  )
}
