import { late } from '@portal/design-system/late'

/** Dialogs of acts on several requests; loaded with the first touch of the page. */
export const lateActDialogs = late(async () => (await import('./ActDialogs.tsx')).ActDialogs)
