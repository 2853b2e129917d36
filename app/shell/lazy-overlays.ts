import { lazy } from '@portal/design-system/lazy'

/** Overlays of the shell; their scripts are loaded after the page. */
export const lazyMenuSheet = lazy(async () => (await import('./MenuSheet.tsx')).MenuSheet)
export const lazyAccountMenu = lazy(async () => (await import('./AccountMenu.tsx')).AccountMenu)
export const lazyUpdateNotice = lazy(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)
export const lazySessionDialog = lazy(async () => (await import('./SessionDialog.tsx')).SessionDialog)
