import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { CheckIcon } from '../icons/icons.ts'
import { strings } from '../strings.ts'
import { check, empty, list, option, optionDescription, optionTexts } from './Select.css.ts'
import type { SelectOption } from './select-option.ts'

interface SelectOptionsProps {
  options: readonly SelectOption<string | number>[]
}

/** The list that opens from a select. */
export function SelectOptions({ options }: SelectOptionsProps) {
  return (
    <ListBox
      className={list}
      items={options}
      renderEmptyState={() => <div className={empty}>{strings.select.empty}</div>}
    >
      {({ id, label, description, isDisabled }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
          <span className={optionTexts}>
            <Text slot="label">{label}</Text>
            {description && (
              <Text slot="description" className={optionDescription}>
                {description}
              </Text>
            )}
          </span>
          <span className={check}>
            <CheckIcon />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  )
}
