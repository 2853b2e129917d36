import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { root } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { floating } from '../overlay/floating.css.ts'
import { useStrings } from '../strings/use-strings.ts'
import { TextField } from '../TextField/TextField.tsx'
import { chevron, popover, trigger, value as valueClass } from './Select.css.ts'
import { SelectOptions } from './SelectOptions.tsx'
import type { SelectOption } from './select-option.ts'

export type { SelectOption } from './select-option.ts'

type Mode = 'single' | 'multiple'

type Passed = Omit<
  AriaSelectProps<SelectOption<string | number>, Mode>,
  | 'defaultSelectedKey'
  | 'defaultValue'
  | 'onChange'
  | 'onSelectionChange'
  | 'selectedKey'
  | 'selectionMode'
  | 'value'
>

/** Selected value: one id or `null`, or a list of ids in `multiple` mode. */
export type Chosen<Id, M extends Mode> = M extends 'multiple' ? readonly Id[] : Id | null

export type SelectProps<Id extends string | number, M extends Mode = 'single'> = FieldOf<Passed> & {
  options: readonly SelectOption<Id>[]
  /** Default `single`. */
  selectionMode?: M
  value?: Chosen<Id, M>
  defaultValue?: Chosen<Id, M>
  onChange?: (value: Chosen<Id, M>) => void
  /** Shows what is chosen as text that cannot be changed. */
  isReadOnly?: boolean
  /** The button that opens the list, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** One choice, or several, from a list that opens. For two or three choices radio buttons are kinder. */
export function Select<Id extends string | number, M extends Mode = 'single'>({
  label,
  description,
  errorMessage,
  options,
  placeholder,
  isReadOnly,
  ref,
  value,
  defaultValue,
  onChange,
  ...props
}: SelectProps<Id, M>) {
  const strings = useStrings()
  const summary = (labels: readonly string[]) =>
    labels.length > 1 ? strings.select.selectedCount(labels.length) : labels[0]
  if (isReadOnly) {
    const chosen = new Set<unknown>([value ?? defaultValue ?? []].flat())
    const labels = options.filter(({ id }) => chosen.has(id)).map((option) => option.label)
    const naming = label ? { label } : { 'aria-label': props['aria-label'] ?? '' }
    return (
      <TextField {...naming} id={props.id} isReadOnly value={labels.join(', ')} description={description} />
    )
  }
  return (
    <AriaSelect<SelectOption<string | number>, Mode>
      {...props}
      {...validity(errorMessage)}
      value={value}
      defaultValue={defaultValue}
      onChange={(chosen) => onChange?.(chosen as Chosen<Id, M>)}
      placeholder={placeholder ?? strings.select.placeholder}
      className={root}
    >
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Button ref={ref} className={trigger}>
          <SelectValue<SelectOption<string | number>> className={valueClass}>
            {({ selectedItems, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : summary(selectedItems.flatMap((item) => item?.label ?? []))
            }
          </SelectValue>
          <span className={chevron}>
            <ChevronDownIcon />
          </span>
        </Button>
      </FieldFrame>
      <Popover className={`${floating} ${popover}`} offset={4}>
        <SelectOptions options={options} />
      </Popover>
    </AriaSelect>
  )
}
