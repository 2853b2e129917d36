import { late } from '@portal/design-system/late'

/** A file seen in place; most visits open none. */
export const lateFileDialog = late(async () => (await import('./FileDialog.tsx')).FileDialog)
