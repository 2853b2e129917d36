import { lazy } from '@portal/design-system/lazy'
import type { LazyPalette } from '#app/navigation/palette/palette.ts'

/** The command palette, fetched after the page that opens it. */
export const lazyPalette: LazyPalette = lazy(async () => (await import('./Palette.tsx')).Palette)
