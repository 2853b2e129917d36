import { late } from '@portal/design-system/late'

/** A file read where it is asked for; pages without files fetch nothing of it. */
export const lateFileInPlace = late(async () => (await import('./FileInPlace.tsx')).FileInPlace)
