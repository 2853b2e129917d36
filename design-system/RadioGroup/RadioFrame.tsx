import type { ReactNode } from 'react'
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import type { RadioOption } from './radio-option.ts'

/** Props of every single-choice question, however its options look. */
export type RadioProps<Value extends string, Option extends RadioOption<Value>> = FieldOf<
  Omit<AriaRadioGroupProps, 'value' | 'defaultValue' | 'onChange'>
> & {
  options: readonly Option[]
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
}

type RadioFrameProps<Value extends string, Option extends RadioOption<Value>> = RadioProps<Value, Option> & {
  /** The class around all answers. */
  className: string
  /** Draws one answer: a `RadioField`. */
  children: (option: Option) => ReactNode
}

/** The question and its messages around answers. */
export function RadioFrame<Value extends string, Option extends RadioOption<Value>>({
  label,
  description,
  errorMessage,
  options,
  onChange,
  orientation = 'vertical',
  className,
  children,
  ...props
}: RadioFrameProps<Value, Option>) {
  return (
    <AriaRadioGroup
      {...props}
      {...validity(errorMessage)}
      orientation={orientation}
      onChange={(value) => onChange?.(value as Value)}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <div className={className}>{options.map(children)}</div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
