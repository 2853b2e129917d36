import { lazy } from '@portal/design-system/lazy'

/** The chart of the weeks, far down the page: it comes once the page stands. */
export const lazyWeeklyVolumes = lazy(async () => (await import('./WeeklyVolumes.tsx')).WeeklyVolumes)
