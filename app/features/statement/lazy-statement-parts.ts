import '@portal/design-system/styles/charts'
import { lazyRouteComponent } from '@tanstack/react-router'

/*
 * The parts with charts, which the movements need not carry. `preload` must be awaited before one is drawn on the server; its styles come
 * with the page, so that it looks right before its script is there.
 */

/** Figures of the balance, how it came to be, and whose it is. */
export const LazyBalance = lazyRouteComponent(() => import('./Balance.tsx'), 'Balance')
/** Returns of the profiles. */
export const LazyReturns = lazyRouteComponent(() => import('./Returns.tsx'), 'Returns')
