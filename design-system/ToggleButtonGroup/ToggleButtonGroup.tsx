import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import type { IconComponent } from '../icons/Icon.tsx'
import { group, toggle } from './ToggleButtonGroup.css.ts'

export interface ToggleOption<Id extends string = string> {
  id: Id
  label: string
  icon?: IconComponent
  isDisabled?: boolean
}

export interface ToggleButtonGroupProps<Id extends string> {
  /** Names the group: "Período". */
  label: string
  options: readonly ToggleOption<Id>[]
  selected: Id
  onChange: (selected: Id) => void
  isDisabled?: boolean
}

/** One of two to five short views of the same thing: a period, a unit. Takes effect at once. */
export function ToggleButtonGroup<Id extends string>({
  label,
  options,
  selected,
  onChange,
  isDisabled,
}: ToggleButtonGroupProps<Id>) {
  return (
    <AriaToggleButtonGroup
      aria-label={label}
      className={group}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(({ id, label: text, icon: Icon, isDisabled: isOff }) => (
        <ToggleButton key={id} id={id} isDisabled={isOff} className={toggle}>
          {Icon && <Icon size="small" />}
          {text}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  )
}
