import { late } from '@portal/design-system/late'

/** The chart of the weeks, far down the page: it comes once the page stands. */
export const lateWeeklyVolumes = late(async () => (await import('./WeeklyVolumes.tsx')).WeeklyVolumes)
