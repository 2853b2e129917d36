import { lazy } from '@portal/design-system/lazy'

/** The list of keys comes with the first touch of the page. */
export const lazyDeskKeysDialog = lazy(async () => (await import('./DeskKeysDialog.tsx')).DeskKeysDialog)
