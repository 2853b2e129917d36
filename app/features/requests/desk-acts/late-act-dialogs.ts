import { late } from '@portal/design-system/late'

/** What is asked before an act on several requests comes with the first touch of the page. */
export const lateActDialogs = late(async () => (await import('./ActDialogs.tsx')).ActDialogs)
