import { type Ref, type SyntheticEvent, useId, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cell, code as codeClass, input, line } from './OneTimeCodeField.css.ts'

type Passed = Omit<
  AriaTextFieldProps,
  'aria-describedby' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'type'
>

export type OneTimeCodeFieldProps = FieldOf<Passed> & {
  /** Digits of the code. Default 6. */
  length?: number
  /** All digits are there, typed, pasted or filled in by the telephone. */
  onComplete?: (code: string) => void
  /** The code is being checked: it cannot be changed meanwhile. */
  isPending?: boolean
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** There is no caret to see between cells, so a new digit always goes to the end; a whole selection stays. */
const keepCaretAtEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length)
}

/** A code sent by e-mail or text message. One input, drawn as cells: it can be pasted, and telephones can fill it in. */
export function OneTimeCodeField({
  label,
  description,
  errorMessage,
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  isPending,
  isReadOnly,
  ref,
  ...props
}: OneTimeCodeFieldProps) {
  const strings = useStrings()
  const lengthId = useId()
  const [ownCode, setOwnCode] = useState(defaultValue)
  const code = value ?? ownCode
  const change = (typed: string) => {
    const next = typed.replaceAll(/\D/g, '').slice(0, length)
    if (next === code) return
    setOwnCode(next)
    onChange?.(next)
    if (next.length === length) onComplete?.(next)
  }
  const active = Math.min(code.length, length - 1)
  return (
    <TextField
      {...props}
      {...validity(errorMessage)}
      isReadOnly={isReadOnly || isPending}
      value={code}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      aria-describedby={lengthId}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <div className={line}>
          <div className={codeClass}>
            <Input ref={ref} className={input} onSelect={keepCaretAtEnd} />
            {Array.from({ length }, (_, place) => (
              <span
                key={`cell ${place}`}
                aria-hidden
                className={cell}
                data-active={place === active || undefined}
              >
                {code[place]}
              </span>
            ))}
          </div>
          {isPending && <Spinner label={strings.oneTimeCodeField.pending} />}
        </div>
        <VisuallyHidden id={lengthId}>{strings.oneTimeCodeField.length(length)}</VisuallyHidden>
      </FieldFrame>
    </TextField>
  )
}
