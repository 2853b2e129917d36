import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { CheckIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { check, empty, list, option, optionDescription, optionTexts } from './Select.css.ts'
import type { SelectOption } from './select-option.ts'

interface SelectOptionsProps {
  options: readonly SelectOption<string | number>[]
  /** In place of the options when there is none. */
  emptyState?: ReactNode
}

/** The list that opens from a select or a combo box. */
export function SelectOptions({ options, emptyState }: SelectOptionsProps) {
  const strings = useStrings()
  return (
    <ListBox
      className={list}
      items={options}
      renderEmptyState={() => <div className={empty}>{emptyState ?? strings.select.empty}</div>}
    >
      {({ id, label, description, isDisabled }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
          <span className={optionTexts}>
            <span>{label}</span>
            {description && <span className={optionDescription}>{description}</span>}
          </span>
          <span className={check}>
            <CheckIcon />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  )
}
