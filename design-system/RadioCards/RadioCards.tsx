import type { ReactNode } from 'react'
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import type { IconComponent } from '../icons/Icon.tsx'
import { RadioFrame, type RadioProps } from '../RadioGroup/RadioFrame.tsx'
import type { RadioOption } from '../RadioGroup/radio-option.ts'
import { card, cardMark, cards, field, help, icon, texts, title } from './RadioCards.css.ts'

export interface RadioCardOption<Value extends string = string> extends RadioOption<Value> {
  icon?: IconComponent
  /** More than a sentence: figures, a status. Part of the card that is pressed, so nothing to press inside it. */
  detail?: ReactNode
}

export type RadioCardsProps<Value extends string> = RadioProps<Value, RadioCardOption<Value>>

/** One answer of a few that need explaining: an investment profile, a plan, a way to pay. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return (
    <RadioFrame<Value, RadioCardOption<Value>> {...props} className={cards}>
      {({ value, label, description, icon: Icon, detail, isDisabled }) => (
        <RadioField key={value} value={value} isDisabled={isDisabled} className={field}>
          <RadioButton className={card}>
            <span aria-hidden className={cardMark} />
            <span className={texts}>
              <span className={title}>{label}</span>
              {description && <span className={help}>{description}</span>}
              {detail}
            </span>
            {Icon && (
              <span className={icon}>
                <Icon size="large" />
              </span>
            )}
          </RadioButton>
        </RadioField>
      )}
    </RadioFrame>
  )
}
