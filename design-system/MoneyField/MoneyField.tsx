import { type Ref, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { adornment, input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { useNumberText } from '../field/use-number-text.ts'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type MoneyRules, readMoney, writeMoney } from './money-input.ts'

type Passed = Omit<
  AriaTextFieldProps,
  'aria-describedby' | 'defaultValue' | 'inputMode' | 'onChange' | 'type' | 'value'
>

export type MoneyFieldProps = FieldOf<Passed> &
  MoneyRules & {
    /** Reais, at most two decimals; `null` is empty. */
    value?: number | null
    defaultValue?: number | null
    /** The amount as it is typed; `null` while it is empty or cannot be read. */
    onChange?: (value: number | null) => void
    placeholder?: string
    /** The input itself, to focus it. */
    ref?: Ref<HTMLInputElement>
  }

/**
 * An amount in reais. Takes what people write and paste (`1.234,56`, `1234.56`, `R$ 1.234`, `1,5k`) and shows
 * how it was understood when the field is left. What cannot be read is refused, never guessed.
 */
export function MoneyField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  decimals,
  allowNegative = true,
  placeholder,
  ref,
  ...props
}: MoneyFieldProps) {
  const strings = useStrings()
  const unitId = useId()
  const { text, isUnclear, type, leave } = useNumberText({
    value,
    defaultValue,
    onChange,
    read: (written) => readMoney(written, strings, { decimals, allowNegative }),
    write: (amount) => writeMoney(amount, strings, { decimals }),
  })
  const reason = isUnclear ? strings.moneyField.notUnderstood : errorMessage
  return (
    <TextField
      {...props}
      {...validity(reason)}
      // A telephone's decimal keyboard has no minus.
      inputMode={allowNegative ? 'text' : 'decimal'}
      autoComplete="off"
      aria-describedby={unitId}
      value={text}
      onChange={type}
      onBlur={(event) => {
        leave()
        props.onBlur?.(event)
      }}
      className={root}
    >
      <FieldFrame label={label} isRequired={props.isRequired} description={description} errorMessage={reason}>
        <FieldBox>
          <span aria-hidden className={adornment}>
            {strings.moneyField.currency}
          </span>
          <Input ref={ref} className={input} placeholder={placeholder} />
        </FieldBox>
        <VisuallyHidden id={unitId}>{strings.moneyField.unit}</VisuallyHidden>
      </FieldFrame>
    </TextField>
  )
}
