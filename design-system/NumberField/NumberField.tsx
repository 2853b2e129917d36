import { type Ref, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { Announcer } from '../Announcer/Announcer.tsx'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { number, unit as unitClass } from './NumberField.css.ts'
import { NumberSteppers } from './NumberSteppers.tsx'
import type { NumberRules } from './number-input.ts'
import { useNumberControl } from './use-number-control.ts'

type Passed = Omit<
  AriaTextFieldProps,
  'aria-describedby' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'onChange' | 'type' | 'value'
>

export type NumberFieldProps = FieldOf<Passed> &
  NumberRules & {
    /** `null` is empty. */
    value?: number | null
    defaultValue?: number | null
    /** The number as it is typed, inside the limits or not; `null` while it is empty or cannot be read. */
    onChange?: (value: number | null) => void
    /** Unit shown after the number: `%`, `meses`. */
    unit?: string
    /** Buttons for one less and one more: for small numbers. Arrow keys step in any case. Default false. */
    hasSteppers?: boolean
    placeholder?: string
    /** The input itself, to focus it. */
    ref?: Ref<HTMLInputElement>
  }

/** A number that is not money. It says its own limits when it is left, and never rounds or guesses what was typed. */
export function NumberField({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  decimals,
  leastDecimals,
  minValue,
  maxValue,
  step,
  unit,
  hasSteppers,
  placeholder,
  ref,
  ...props
}: NumberFieldProps) {
  const unitId = useId()
  const { isDisabled, isReadOnly, onKeyDown, onBlur } = props
  const isFixed = Boolean(isDisabled || isReadOnly)
  const rules = { decimals, leastDecimals, minValue, maxValue, step }
  const binding = { value, defaultValue, onChange, onKeyDown, onBlur }
  const control = useNumberControl({ ...rules, ...binding, errorMessage, unit, isFixed })
  return (
    <TextField
      {...props}
      {...validity(control.reason)}
      {...control.aria}
      aria-describedby={unit && unitId}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={control.reason}
      >
        <FieldBox>
          <Input ref={ref} className={number} placeholder={placeholder} />
          {unit && (
            <span id={unitId} className={unitClass}>
              {unit}
            </span>
          )}
          {hasSteppers && !isFixed && <NumberSteppers {...control} />}
        </FieldBox>
      </FieldFrame>
      <Announcer message={control.stepped} />
    </TextField>
  )
}
