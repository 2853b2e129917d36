import { lazy } from '@portal/design-system/lazy'

/** A file read where it is asked for; pages without files fetch nothing of it. */
export const lazyFileInPlace = lazy(async () => (await import('./FileInPlace.tsx')).FileInPlace)
