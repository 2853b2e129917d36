import { type LoadTrigger, usePreload } from '@portal/design-system/lazy'
import { lazyUpdateNotice } from './lazy-overlays.ts'
import { updateNotice } from './PortalUpdate.css.ts'

/**
 * Where a page hears that it is of an earlier portal. Its place is there from the start, so that what comes is heard, and lies over open
 * dialogs; its script comes while the earlier portal can still be asked for it.
 */
export function PortalUpdate({ loadOn }: { loadOn: LoadTrigger }) {
  usePreload(lazyUpdateNotice, loadOn)
  return (
    <div aria-live="polite" data-react-aria-top-layer="true" className={updateNotice}>
      <lazyUpdateNotice.Slot />
    </div>
  )
}
