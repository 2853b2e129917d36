import { late } from '#app/loading/late.ts'

/** What keeps a view and removes one comes with the first touch of the page. */
export const lateViewDialogs = late(async () => (await import('./ViewDialogs.tsx')).ViewDialogs)
