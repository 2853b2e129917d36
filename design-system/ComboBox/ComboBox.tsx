import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { root } from '../field/field.css.ts'
import { validity } from '../field/field-validity.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import type { SelectOption } from '../Select/select-option.ts'
import { useStrings } from '../strings/use-strings.ts'
import { type ComboBoxFieldProps, ComboBoxFrame } from './ComboBoxFrame.tsx'

export { AsyncComboBox, type AsyncComboBoxProps } from './AsyncComboBox.tsx'

export type ComboBoxProps<Id extends string | number> = ComboBoxFieldProps & {
  /** All choices. What is written narrows them, whatever the accents and capitals. */
  options: readonly SelectOption<Id>[]
  value?: Id | null
  defaultValue?: Id | null
  onChange?: (value: Id | null) => void
}

/**
 * One choice of a long list that is at hand, found by writing a part of it. What is no choice is not kept when the field is
 * left. For a short list use `Select`; for one that a server searches, `AsyncComboBox`.
 */
export function ComboBox<Id extends string | number>({
  label,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  ref,
  ...props
}: ComboBoxProps<Id>) {
  const strings = useStrings()
  return (
    <AriaComboBox<SelectOption<string | number>>
      {...props}
      {...validity(errorMessage)}
      allowsEmptyCollection
      defaultItems={options}
      value={value}
      defaultValue={defaultValue}
      onChange={(chosen) => onChange?.(chosen as Id | null)}
      className={root}
    >
      <ComboBoxFrame
        label={label}
        isRequired={props.isRequired}
        isReadOnly={props.isReadOnly}
        description={description}
        errorMessage={errorMessage}
        placeholder={placeholder}
        inputRef={ref}
        end={<IconButton isInField icon={ChevronDownIcon} label={strings.comboBox.open} />}
        options={options}
        emptyState={strings.select.empty}
      />
    </AriaComboBox>
  )
}
