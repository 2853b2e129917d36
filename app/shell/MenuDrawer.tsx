import { IconButton } from '@portal/design-system/IconButton'
import { MenuIcon } from '@portal/design-system/icons'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import { lazyMenuSheet } from './lazy-overlays.ts'
import { drawerButton } from './PortalBar.css.ts'
import { WIDE_SCREEN } from './screens.ts'
import { shellText } from './shell.text.ts'

/** The navigation on small screens: a button, and the drawer that it opens, which is there before anybody presses. */
export function MenuDrawer() {
  const isWide = typeof matchMedia === 'function' && matchMedia(WIDE_SCREEN).matches
  const { state, triggerProps } = useLazyOverlay(lazyMenuSheet, isWide ? 'touched' : 'idle')
  return (
    <div className={drawerButton}>
      <IconButton
        icon={MenuIcon}
        label={shellText.openMenu}
        aria-haspopup="dialog"
        aria-expanded={state.isOpen}
        {...triggerProps}
      />
      <lazyMenuSheet.Slot {...state} />
    </div>
  )
}
