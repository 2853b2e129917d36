// Drawn on the server, it has what it looks like before its program.
import '@portal/design-system/styles/Accordion'
import '@portal/design-system/styles/Timeline'
import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * One request, with everything that can be done with it, at the address of the list that it is opened from: who reads the list does not
 * fetch it. `preload` must be awaited before it is drawn.
 */
export const LazyRequestDetailPage = lazyRouteComponent(
  () => import('./RequestDetailPage.tsx'),
  'RequestDetailPage',
)
