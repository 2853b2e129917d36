import type { IconComponent } from '../icons/Icon.tsx'

/** A thing to do, or with `href` a place to go. */
export interface MenuEntry {
  /** Unique among all entries *and groups* of the menu: a repeated one hangs react-aria in production. */
  id: string
  label: string
  icon?: IconComponent
  description?: string
  href?: string
  /** Marks the page that is open. */
  isCurrent?: boolean
  isDisabled?: boolean
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger'
  onAction?: () => void
}

/** Entries that belong together; with `selection` they are choices that keep a mark. */
export interface MenuGroup {
  id: string
  title?: string
  items: readonly MenuEntry[]
  selection?: {
    mode: 'single' | 'multiple'
    selected: readonly string[]
    onChange: (selected: string[]) => void
  }
}
