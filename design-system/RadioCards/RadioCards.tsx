import type { ReactNode } from 'react'
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import { validity } from '../field/field-validity.ts'
import type { IconComponent } from '../icons/Icon.tsx'
import { mark } from '../RadioGroup/RadioGroup.css.ts'
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import type { RadioOption } from '../RadioGroup/radio-option.ts'
import { card, cards, field, help, icon, texts, title } from './RadioCards.css.ts'

export interface RadioCardOption<Value extends string = string> extends RadioOption<Value> {
  icon?: IconComponent
  /** More than a sentence: figures, a status. Part of the card that is pressed, so nothing to press inside it. */
  detail?: ReactNode
}

export type RadioCardsProps<Value extends string> = Omit<RadioGroupProps<Value>, 'options'> & {
  options: readonly RadioCardOption<Value>[]
}

/** One answer of a few that need explaining: an investment profile, a plan, a way to pay. */
export function RadioCards<Value extends string>({
  label,
  description,
  errorMessage,
  options,
  onChange,
  orientation = 'vertical',
  ...props
}: RadioCardsProps<Value>) {
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
        <div className={cards}>
          {options.map(({ value, label: optionLabel, description: text, icon: Icon, detail, isDisabled }) => (
            <RadioField key={value} value={value} isDisabled={isDisabled} className={field}>
              <RadioButton className={card}>
                <span aria-hidden className={mark} />
                <span className={texts}>
                  <span className={title}>{optionLabel}</span>
                  {text && <span className={help}>{text}</span>}
                  {detail}
                </span>
                {Icon && (
                  <span className={icon}>
                    <Icon size="large" />
                  </span>
                )}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
