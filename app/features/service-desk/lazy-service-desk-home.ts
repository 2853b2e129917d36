import './service-desk-styles.ts'
import { lazyRouteComponent } from '@tanstack/react-router'

/** Home of attendants, which participants need not carry. `preload` must be awaited before it is drawn on the server. */
export const LazyServiceDeskHome = lazyRouteComponent(
  () => import('./ServiceDeskHomePage.tsx'),
  'ServiceDeskHomePage',
)
