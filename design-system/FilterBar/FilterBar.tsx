import { type ReactNode, useId, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { FilterIcon } from '../icons/icons.ts'
import { Stack } from '../Stack/Stack.tsx'
import { fields, foldable, toggle as toggleClass } from './FilterBar.css.ts'

export interface FilterBarProps {
  /** Opens the fields on a phone, and says how many are chosen: "Filtros (2)". */
  toggle: string
  /** Filters: plain selects and date fields, in reading order. */
  children: ReactNode
  /** The words that are looked for, with what sends them: always in sight. */
  search: ReactNode
}

/**
 * Filters of a list. As many fields side by side as fit; on a phone they are collapsed, so that the list is not a screen below, and without
 * JavaScript all are shown. Put it into the form that applies them.
 */
export function FilterBar({ toggle, children, search }: FilterBarProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <div className={toggleClass}>
        <Button
          variant="secondary"
          icon={FilterIcon}
          isFullWidth
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {toggle}
        </Button>
      </div>
      <div id={id} className={`${fields} ${foldable}`} data-open={isOpen || undefined}>
        {children}
      </div>
      {search}
    </Stack>
  )
}
