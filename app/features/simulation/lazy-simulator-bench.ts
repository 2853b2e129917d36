import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The bench of both simulators, as a program of its own: two pages on either side of the shell would otherwise share it with every page
 * that draws a chart. `preload` must be awaited before it is drawn on the server.
 */
export const LazySimulatorBench = lazyRouteComponent(() => import('./SimulatorBench.tsx'), 'SimulatorBench')
