// Drawn on the server, it has what it looks like before its program.
import '@portal/design-system/styles/Accordion'
import '@portal/design-system/styles/ActionBar'
import '@portal/design-system/styles/Timeline'
import { lazyRouteComponent } from '@tanstack/react-router'

/** One request as attendants work on it, at the address of their list: who reads the list does not fetch it. `preload` must be awaited before it is drawn. */
export const LazyCasePage = lazyRouteComponent(() => import('./CasePage.tsx'), 'CasePage')
