import { late } from '@portal/design-system/late'

/** Overlays of the shell; their scripts are loaded after the page. */
export const lateMenuSheet = late(async () => (await import('./MenuSheet.tsx')).MenuSheet)
export const lateAccountMenu = late(async () => (await import('./AccountMenu.tsx')).AccountMenu)
export const lateUpdateNotice = late(async () => (await import('./UpdateNotice.tsx')).UpdateNotice)
export const lateSessionDialog = late(async () => (await import('./SessionDialog.tsx')).SessionDialog)
