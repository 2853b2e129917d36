import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { choice, mark } from '../CheckboxField/CheckboxField.css.ts'
import { CheckIcon, MinusIcon } from '../icons/icons.ts'

/** The box that chooses a row, or in the head all of them. Table names it and holds its state. */
export function SelectionMark() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className={choice}>
        {({ isSelected, isIndeterminate }) => (
          <span aria-hidden className={mark}>
            {isIndeterminate && <MinusIcon size="small" />}
            {isSelected && !isIndeterminate && <CheckIcon size="small" />}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  )
}
