import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { ChevronDownIcon } from '../icons/icons.ts'
import { NavRow } from './NavRow.tsx'
import type { NavItem, NavLinkItem } from './nav-item.ts'
import { chevron, group, iconSlot, label as labelClass, row, subList } from './SideNav.css.ts'

interface NavGroupProps {
  item: Extract<NavItem, { items: readonly NavLinkItem[] }>
  onNavigate?: ((item: NavLinkItem) => void) | undefined
}

/** Pages under one label. Open from the start when one of them is the current page. */
export function NavGroup({ item: { icon: Icon, label, items }, onNavigate }: NavGroupProps) {
  return (
    <Disclosure className={group} defaultExpanded={items.some(({ isCurrent }) => isCurrent)}>
      <Button slot="trigger" className={row}>
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
