import { lazy } from '@portal/design-system/lazy'

/** The dialog that asks once more comes with the first touch of the page. */
export const lazyDisownDialog = lazy(async () => (await import('./DisownDialog.tsx')).DisownDialog)
