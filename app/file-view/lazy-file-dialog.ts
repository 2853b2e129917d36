import { lazy } from '@portal/design-system/lazy'

/** A file seen in place; most visits open none. */
export const lazyFileDialog = lazy(async () => (await import('./FileDialog.tsx')).FileDialog)
