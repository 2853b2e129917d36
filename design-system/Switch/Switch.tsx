import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { FieldMessages } from '../field/FieldMessages.tsx'
import type { FieldTexts, OwnedByField } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { choice, messages, root, track } from './Switch.css.ts'

type Passed = Omit<SwitchFieldProps, OwnedByField | 'inputRef' | keyof FieldTexts>

export interface SwitchProps extends Passed, FieldTexts {
  /** Setting that is on or off. */
  label: ReactNode
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once. For what is sent later with a form use `CheckboxField`. */
export function Switch({ label, description, errorMessage, ref, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} {...validity(errorMessage)} inputRef={ref} className={root}>
      <SwitchButton className={choice}>
        <span aria-hidden className={track} />
        <span>{label}</span>
      </SwitchButton>
      <div className={messages}>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </SwitchField>
  )
}
