import { type Ref, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { Announcer } from '../Announcer/Announcer.tsx'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { unit as unitClass } from '../NumberField/NumberField.css.ts'
import { useNumberControl } from '../NumberField/use-number-control.ts'
import { useStrings } from '../strings/use-strings.ts'
import { control as controlClass, number } from './PercentSlider.css.ts'
import { PercentTrack } from './PercentTrack.tsx'

type Passed = Omit<
  AriaTextFieldProps,
  'aria-describedby' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'onChange' | 'type' | 'value'
>

export type PercentSliderProps = FieldOf<Passed> & {
  /** Plain text: it names the line and the number. */
  label?: string
  /** Per cent: 6 is 6%. `null` is empty. */
  value?: number | null
  defaultValue?: number | null
  /** The percentage while it is dragged, stepped or typed; `null` while nothing can be read. */
  onChange?: (value: number | null) => void
  /** Default 0. */
  minValue?: number
  /** Default 100. */
  maxValue?: number
  /** Distance between accepted percentages, counted from `minValue`. Default 1. */
  step?: number
  /** The number's input, to focus it. */
  ref?: Ref<HTMLInputElement>
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/** A percentage of a known range: dragged on a line for the feel of it, typed beside it for the exact one. */
export function PercentSlider({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue = 0,
  maxValue = 100,
  step = 1,
  ref,
  ...props
}: PercentSliderProps) {
  const strings = useStrings()
  const unitId = useId()
  const { isDisabled, isReadOnly, onKeyDown, onBlur, 'aria-label': ariaLabel } = props
  const isFixed = Boolean(isDisabled || isReadOnly)
  const unit = strings.percentSlider.unit
  const range = { minValue, maxValue, step }
  const binding = { value, defaultValue, onChange, onKeyDown, onBlur }
  const control = useNumberControl({
    ...range,
    ...binding,
    decimals: decimalsOf(step),
    errorMessage,
    unit,
    isFixed,
  })
  return (
    <TextField
      {...props}
      {...validity(control.reason)}
      {...control.aria}
      aria-describedby={unitId}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={control.reason}
      >
        <div className={controlClass}>
          <PercentTrack
            {...range}
            name={label ?? ariaLabel}
            value={control.amount}
            onChange={control.choose}
            isDisabled={isFixed}
          />
          <span className={number}>
            <FieldBox>
              <Input ref={ref} className={input} />
              <span id={unitId} className={unitClass}>
                {unit}
              </span>
            </FieldBox>
          </span>
        </div>
      </FieldFrame>
      <Announcer message={control.stepped} />
    </TextField>
  )
}
