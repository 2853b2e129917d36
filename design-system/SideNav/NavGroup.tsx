import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { ChevronDownIcon } from '../icons/icons.ts'
import { NavRow } from './NavRow.tsx'
import type { NavItem, NavLinkItem } from './nav-item.ts'
import {
  chevron,
  group,
  holdsCurrent as holdsCurrentClass,
  iconSlot,
  label as labelClass,
  row,
  subList,
} from './SideNav.css.ts'

interface NavGroupProps {
  item: Extract<NavItem, { items: readonly NavLinkItem[] }>
  onNavigate?: ((item: NavLinkItem) => void) | undefined
}

/** Pages under one label. Opens by itself, and is marked, when one of them is the current page. */
export function NavGroup({ item: { icon: Icon, label, items }, onNavigate }: NavGroupProps) {
  const holdsCurrent = items.some(({ isCurrent }) => isCurrent)
  const [isExpanded, setExpanded] = useState(holdsCurrent)
  const [heldCurrent, setHeldCurrent] = useState(holdsCurrent)
  if (holdsCurrent !== heldCurrent) {
    setHeldCurrent(holdsCurrent)
    if (holdsCurrent) setExpanded(true)
  }
  return (
    <Disclosure className={group} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      <Button slot="trigger" className={holdsCurrent ? `${row} ${holdsCurrentClass}` : row}>
        {Icon && (
          <span className={iconSlot}>
            <Icon />
          </span>
        )}
        <span className={labelClass}>{label}</span>
        <span className={chevron}>
          <ChevronDownIcon size="small" />
        </span>
      </Button>
      <DisclosurePanel>
        <ul className={subList}>
          {items.map((sub) => (
            <li key={sub.id}>
              <NavRow item={sub} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  )
}
