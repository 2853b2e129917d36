import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { choice, mark, optionDescription, options as optionsClass, texts } from './RadioGroup.css.ts'
import type { RadioOption } from './radio-option.ts'

export type RadioGroupProps<Value extends string> = FieldOf<
  Omit<AriaRadioGroupProps, 'value' | 'defaultValue' | 'onChange'>
> & {
  options: readonly RadioOption<Value>[]
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
}

/** One answer of a few, all in sight. For many use `Select`; for answers that need explaining use `RadioCards`. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  options,
  onChange,
  orientation = 'vertical',
  ...props
}: RadioGroupProps<Value>) {
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
        <div className={optionsClass}>
          {options.map(({ value, label: optionLabel, description: help, isDisabled }) => (
            <RadioField key={value} value={value} isDisabled={isDisabled}>
              <RadioButton className={choice}>
                <span aria-hidden className={mark} />
                <span className={texts}>
                  <span>{optionLabel}</span>
                  {help && <span className={optionDescription}>{help}</span>}
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
