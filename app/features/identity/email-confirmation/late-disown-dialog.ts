import { late } from '@portal/design-system/late'

/** The dialog that asks once more comes with the first touch of the page. */
export const lateDisownDialog = late(async () => (await import('./DisownDialog.tsx')).DisownDialog)
