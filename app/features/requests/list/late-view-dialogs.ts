import { late } from '@portal/design-system/late'

/** Dialogs that save and remove a view; loaded with the first touch of the page. */
export const lateViewDialogs = late(async () => (await import('./ViewDialogs.tsx')).ViewDialogs)
