import { IconButton } from '@portal/design-system/IconButton'
import { MenuIcon } from '@portal/design-system/icons'
import { useLateOverlay } from '#app/loading/use-late-overlay.ts'
import { lateMenuSheet } from './late-overlays.ts'
import { drawerButton } from './PortalBar.css.ts'
import { shellText } from './shell.text.ts'
import { WIDE } from './wide.ts'

/** The navigation on small screens: a button, and the drawer that it opens, which is there before anybody presses. */
export function MenuDrawer() {
  const isWide = typeof matchMedia === 'function' && matchMedia(WIDE).matches
  const { state, triggerProps } = useLateOverlay(lateMenuSheet, isWide ? 'touched' : 'idle')
  return (
    <div className={drawerButton}>
      <IconButton
        icon={MenuIcon}
        label={shellText.openMenu}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        {...triggerProps}
      />
      <lateMenuSheet.Slot {...state} />
    </div>
  )
}
