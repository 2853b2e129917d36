import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import { RadioFrame, type RadioProps } from './RadioFrame.tsx'
import { choice, mark, optionDescription, options as optionsClass, texts } from './RadioGroup.css.ts'
import type { RadioOption } from './radio-option.ts'

export type { RadioOption } from './radio-option.ts'

export type RadioGroupProps<Value extends string> = RadioProps<Value, RadioOption<Value>>

/** One answer of a few, all in sight. For many use `Select`; for answers that need explaining use `RadioCards`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return (
    <RadioFrame<Value, RadioOption<Value>> {...props} className={optionsClass}>
      {({ value, label, description, isDisabled }) => (
        <RadioField key={value} value={value} isDisabled={isDisabled}>
          <RadioButton className={choice}>
            <span aria-hidden className={mark} />
            <span className={texts}>
              <span>{label}</span>
              {description && <span className={optionDescription}>{description}</span>}
            </span>
          </RadioButton>
        </RadioField>
      )}
    </RadioFrame>
  )
}
