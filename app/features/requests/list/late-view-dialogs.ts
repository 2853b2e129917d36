import { late } from '@portal/design-system/late'

/** What keeps a view and removes one comes with the first touch of the page. */
export const lateViewDialogs = late(async () => (await import('./ViewDialogs.tsx')).ViewDialogs)
