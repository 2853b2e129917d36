import type { ReactNode, Ref } from 'react'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { input } from '../field/field.css.ts'
import type { FieldOf, FieldTexts } from '../field/field-props.ts'
import { floating } from '../overlay/floating.css.ts'
import { popover } from '../Select/Select.css.ts'
import { SelectOptions } from '../Select/SelectOptions.tsx'
import type { SelectOption } from '../Select/select-option.ts'
import { useOpenList } from './use-open-list.ts'

type AnyOption = SelectOption<string | number>

type Passed = Omit<
  AriaComboBoxProps<AnyOption>,
  | 'allowsCustomValue'
  | 'allowsEmptyCollection'
  | 'defaultFilter'
  | 'defaultInputValue'
  | 'defaultItems'
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'disabledKeys'
  | 'inputValue'
  | 'items'
  | 'menuTrigger'
  | 'onChange'
  | 'onInputChange'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'selectionMode'
  | 'value'
>

/** Props shared by both combo boxes, beside options and value. */
export type ComboBoxFieldProps = FieldOf<Passed> & {
  placeholder?: string
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

interface ComboBoxFrameProps extends FieldTexts {
  label: ReactNode
  isRequired: boolean | undefined
  isReadOnly: boolean | undefined
  placeholder: string | undefined
  inputRef: Ref<HTMLInputElement> | undefined
  /** Before the text. */
  start?: ReactNode
  /** After the text. */
  end?: ReactNode
  options: readonly AnyOption[]
  emptyState: ReactNode
}

/** The field to write in and the list that opens under it. */
export function ComboBoxFrame({
  isReadOnly,
  placeholder,
  inputRef,
  start,
  end,
  options,
  emptyState,
  ...frame
}: ComboBoxFrameProps) {
  return (
    <>
      <FieldFrame {...frame}>
        <FieldBox>
          {start}
          <Input ref={inputRef} className={input} placeholder={placeholder} />
          {end}
        </FieldBox>
      </FieldFrame>
      <Popover {...useOpenList({ isReadOnly })} className={`${floating} ${popover}`} offset={4}>
        <SelectOptions options={options} emptyState={emptyState} />
      </Popover>
    </>
  )
}
