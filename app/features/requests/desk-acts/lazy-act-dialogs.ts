import { lazy } from '@portal/design-system/lazy'

/** Dialogs of acts on several requests; loaded with the first touch of the page. */
export const lazyActDialogs = lazy(async () => (await import('./ActDialogs.tsx')).ActDialogs)
