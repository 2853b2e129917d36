import type { IconComponent } from '../icons/Icon.tsx'

/** A page of the navigation. */
export interface NavLinkItem {
  id: string
  label: string
  href: string
  icon?: IconComponent
  /** The page that is open; `within` where it is one below it. */
  isCurrent?: boolean | 'within'
  /** A short count or word at the end of the line. */
  badge?: string
}

/** A page, or a group of pages that opens under its label. */
export type NavItem =
  | (NavLinkItem & { items?: undefined })
  | (Omit<NavLinkItem, 'href' | 'isCurrent' | 'badge'> & { items: readonly NavLinkItem[] })
