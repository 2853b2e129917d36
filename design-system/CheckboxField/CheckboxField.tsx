import type { ReactNode, Ref } from 'react'
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components/Checkbox'
import { FieldMessages } from '../field/FieldMessages.tsx'
import { requiredMark } from '../field/field.css.ts'
import type { FieldTexts, OwnedByField } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { CheckIcon, MinusIcon } from '../icons/icons.ts'
import { choice, mark, messages, root } from './CheckboxField.css.ts'

type Passed = Omit<AriaCheckboxFieldProps, OwnedByField | 'inputRef' | keyof FieldTexts>

export interface CheckboxFieldProps extends Passed, FieldTexts {
  /** The agreement or the option switched on. A link inside it stays a link. */
  label: ReactNode
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** One yes-or-no. `isSelected` and `onChange(isSelected)` carry it. */
export function CheckboxField({ label, description, errorMessage, ref, ...props }: CheckboxFieldProps) {
  return (
    <AriaCheckboxField {...props} {...validity(errorMessage)} inputRef={ref} className={root}>
      <CheckboxButton className={choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span aria-hidden className={mark}>
              {isIndeterminate && <MinusIcon size="small" />}
              {isSelected && !isIndeterminate && <CheckIcon size="small" />}
            </span>
            <span className={props.isRequired ? requiredMark : undefined}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={messages}>
        <FieldMessages description={description} errorMessage={errorMessage} />
      </div>
    </AriaCheckboxField>
  )
}
