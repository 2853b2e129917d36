import { measureGuide } from './contrast-guide.ts'
import type { Scheme } from './derive-palette.ts'
import { participantPalette } from './palettes.ts'

/** How many promised pairs of a brand colour (`#rrggbb`) miss their contrast, in each scheme. The derivation leaves none. */
export const failingPairs = (color: string): Record<Scheme, number> => ({
  light: failingIn('light', color),
  dark: failingIn('dark', color),
})

const failingIn = (scheme: Scheme, color: string) =>
  measureGuide(participantPalette(scheme, color)).filter(({ passes }) => !passes).length
