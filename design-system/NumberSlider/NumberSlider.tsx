import { type Ref, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { type TextFieldProps as AriaTextFieldProps, TextField } from 'react-aria-components/TextField'
import { Announcer } from '../Announcer/Announcer.tsx'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { adornment, input, root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { unit as unitClass } from '../NumberField/NumberField.css.ts'
import { useNumberControl } from '../NumberField/use-number-control.ts'
import { useStrings } from '../strings/use-strings.ts'
import { amount, control as controlClass, months, number } from './NumberSlider.css.ts'
import { SliderLine, type SliderMeasure } from './SliderLine.tsx'

type Passed = Omit<
  AriaTextFieldProps,
  'aria-describedby' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'onChange' | 'type' | 'value'
>

export type NumberSliderProps = FieldOf<Passed> & {
  /** Plain text: it names the line and the number. */
  label?: string
  /** Unit of the number: `percent` (6 is 6%), whole `years` or `months`, or `reais`. Default `percent`. */
  measure?: SliderMeasure
  /** In the measure's own unit. `null` is empty. */
  value?: number | null
  defaultValue?: number | null
  /** The number while it is dragged, stepped or typed; `null` while nothing can be read. */
  onChange?: (value: number | null) => void
  /** Default 0. */
  minValue?: number
  /** Default 100. */
  maxValue?: number
  /** Distance between the places of the line, counted from `minValue`; of percentages and years nothing between is accepted, amounts are typed to the cent. Default 1. */
  step?: number
  /** The number's input, to focus it. */
  ref?: Ref<HTMLInputElement>
}

const boxes = { percent: number, years: number, months, reais: amount } as const

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/** A number of a known range: dragged on a line for the feel of it, typed beside it for the exact one. */
export function NumberSlider({
  label,
  measure = 'percent',
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
}: NumberSliderProps) {
  const strings = useStrings()
  const unitId = useId()
  const { isDisabled, isReadOnly, onKeyDown, onBlur, 'aria-label': ariaLabel } = props
  const isFixed = Boolean(isDisabled || isReadOnly)
  const unit = strings.numberSlider[measure]
  const range = { minValue, maxValue, step }
  const isMoney = measure === 'reais'
  const typed = isMoney ? { minValue, maxValue, decimals: 2 } : { ...range, decimals: decimalsOf(step) }
  const binding = { value, defaultValue, onChange, onKeyDown, onBlur }
  const control = useNumberControl({
    ...typed,
    ...binding,
    errorMessage,
    unit,
    isFixed,
  })
  const unitText = (
    <span id={unitId} className={isMoney ? adornment : unitClass}>
      {unit}
    </span>
  )
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
          <SliderLine
            {...range}
            measure={measure}
            name={label ?? ariaLabel}
            value={control.amount}
            onChange={control.choose}
            isDisabled={isFixed}
          />
          <span className={boxes[measure]}>
            <FieldBox>
              {isMoney && unitText}
              <Input ref={ref} className={input} />
              {!isMoney && unitText}
            </FieldBox>
          </span>
        </div>
      </FieldFrame>
      <Announcer message={control.stepped} />
    </TextField>
  )
}
