import { useLateOverlay } from '#app/loading/use-late-overlay.ts'
import { IconButton } from '#design-system/IconButton/IconButton.tsx'
import { MenuIcon } from '#design-system/icons/icons.ts'
import type { NavItem } from '#design-system/SideNav/nav-item.ts'
import { lateMenuSheet } from './late-overlays.ts'
import { drawerButton } from './MenuDrawer.css.ts'
import { shellText } from './shell.text.ts'

/** The navigation on small screens: a button, and the drawer that it opens. */
export function MenuDrawer({ items }: { items: readonly NavItem[] }) {
  const { state, triggerProps } = useLateOverlay(lateMenuSheet)
  return (
    <div className={drawerButton}>
      <IconButton
        icon={MenuIcon}
        label={shellText.openMenu}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        {...triggerProps}
      />
      <lateMenuSheet.Slot items={items} {...state} />
    </div>
  )
}
