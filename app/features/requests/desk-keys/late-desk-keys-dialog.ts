import { late } from '@portal/design-system/late'

/** The list of keys comes with the first touch of the page. */
export const lateDeskKeysDialog = late(async () => (await import('./DeskKeysDialog.tsx')).DeskKeysDialog)
