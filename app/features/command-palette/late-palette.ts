import { late } from '@portal/design-system/late'
import type { LatePalette } from '#app/navigation/palette/palette.ts'

/** The command palette, fetched after the page that opens it. */
export const latePalette: LatePalette = late(async () => (await import('./Palette.tsx')).Palette)
