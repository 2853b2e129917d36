import { useState } from 'react'
import type { FieldOf } from '../field/field-props.ts'
import { MaskedField, type MaskedFieldProps } from '../MaskedField/MaskedField.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { type IsoMonth, type MonthLimits, monthProblem, readMonth, writeMonth } from './iso-month.ts'

type Passed = Omit<
  MaskedFieldProps,
  'autoComplete' | 'defaultValue' | 'inputMode' | 'mask' | 'onChange' | 'placeholder' | 'type' | 'value'
>

export type MonthFieldProps = FieldOf<Passed> &
  MonthLimits & {
    /** `AAAA-MM`; `null` is empty. */
    value?: IsoMonth | null
    defaultValue?: IsoMonth | null
    /** A whole month, or `null` while a part is missing. */
    onChange?: (value: IsoMonth | null) => void
  }

const monthOf = (text: string) => {
  const reading = readMonth(text)
  return reading.kind === 'month' ? reading.value : null
}

/** A month of a year, typed as `MM/AAAA`: a competence, a statement's month. */
export function MonthField({
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  errorMessage,
  ...props
}: MonthFieldProps) {
  const strings = useStrings()
  const [text, setText] = useState(() => writeMonth(value === undefined ? defaultValue : value))
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(true)
  if (value !== known) {
    setKnown(value)
    if (value !== undefined && value !== monthOf(text)) setText(writeMonth(value))
  }
  const { kind } = readMonth(text)
  const isUnclear = kind === 'unclear' || (kind === 'partial' && text !== '' && isLeft)
  const reason = isUnclear
    ? strings.monthField.notUnderstood
    : errorMessage || monthProblem(monthOf(text), { minValue, maxValue }, strings)
  return (
    <MaskedField
      {...props}
      errorMessage={reason}
      mask="99/9999"
      placeholder={strings.monthField.placeholder}
      autoComplete="off"
      value={text}
      onChange={(typed) => {
        setText(typed)
        setLeft(false)
        if (monthOf(typed) !== monthOf(text)) onChange?.(monthOf(typed))
      }}
      onBlur={(event) => {
        setLeft(true)
        props.onBlur?.(event)
      }}
    />
  )
}
