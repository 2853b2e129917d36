import { lazy } from '@portal/design-system/lazy'

/** Dialogs that save and remove a view; loaded with the first touch of the page. */
export const lazyViewDialogs = lazy(async () => (await import('./ViewDialogs.tsx')).ViewDialogs)
