import type { RefObject } from 'react'
import { ListBoxContext } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { floating } from '../overlay/floating.css.ts'
import type { OverlayState } from '../overlay/use-late-opening.ts'
import { popover } from './Select.css.ts'
import { SelectOptions } from './SelectOptions.tsx'
import type { SelectOption } from './select-option.ts'

type Id = string | number

export interface SelectListProps extends OverlayState {
  options: readonly SelectOption<Id>[]
  mode: 'single' | 'multiple'
  chosen: readonly Id[]
  onChoose: (chosen: readonly Id[]) => void
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Ids of what names the list. */
  labelledBy: string | undefined
  label: string | undefined
  /** Where focus goes when nothing is chosen. */
  focused: 'first' | 'last'
}

/** The list of a select, once it is open. */
export function SelectList({
  isOpen,
  onOpenChange,
  options,
  mode,
  chosen,
  onChoose,
  triggerRef,
  labelledBy,
  label,
  focused,
}: SelectListProps) {
  const list = {
    'aria-labelledby': labelledBy,
    'aria-label': label,
    autoFocus: focused,
    shouldSelectOnPressUp: true,
    shouldFocusOnHover: true,
    selectionMode: mode,
    disallowEmptySelection: mode === 'single',
    // Escape closes the list, and leaves what is chosen.
    escapeKeyBehavior: 'none' as const,
    // A press of what is chosen already closes the list too.
    allowDuplicateSelectionEvents: true,
    selectedKeys: chosen,
    onSelectionChange: (keys: 'all' | ReadonlySet<Id>) => {
      onChoose(options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
      if (mode === 'single') onOpenChange(false)
    },
  }
  return (
    <Popover
      trigger="Select"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`${floating} ${popover}`}
    >
      <ListBoxContext value={list}>
        <SelectOptions options={options} />
      </ListBoxContext>
    </Popover>
  )
}
