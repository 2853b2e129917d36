import { late } from '#app/loading/late.ts'

/** The list of keys comes with the first touch of the page. */
export const lateDeskKeysDialog = late(async () => (await import('./DeskKeysDialog.tsx')).DeskKeysDialog)
