import { adminAccent, adminDark, adminLight } from '../tokens/admin-palette.ts'
import type { NeutralPalette, Palette } from '../tokens/color-contract.ts'
import { participantDark, participantLight } from '../tokens/participant-palette.ts'
import { derivePalette, type Scheme } from './derive-palette.ts'

/** Used until a plan says otherwise: a dark blue. */
export const defaultBrand = '#0b3a82'

const participantNeutrals: Record<Scheme, NeutralPalette> = { light: participantLight, dark: participantDark }
const adminNeutrals: Record<Scheme, NeutralPalette> = { light: adminLight, dark: adminDark }

/** All colours of the participant side for a brand colour (`#rrggbb`, lower case). */
export const participantPalette = (scheme: Scheme, brand: string = defaultBrand): Palette => {
  const neutrals = participantNeutrals[scheme]
  return { ...neutrals, brand: derivePalette(brand, neutrals, scheme) }
}

/** All colours of the admin side, whose accent is always its own. */
export const adminPalette = (scheme: Scheme): Palette => {
  const neutrals = adminNeutrals[scheme]
  return { ...neutrals, brand: derivePalette(adminAccent, neutrals, scheme) }
}
