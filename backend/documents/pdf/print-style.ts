import { fileURLToPath } from 'node:url'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))

const poppins = (weight: 400 | 600 | 700, letters: 'latin' | 'latin-ext') =>
  file(`@fontsource/poppins/files/poppins-${letters}-${weight}-normal.woff`)

/** Poppins from the package that the pages use; PDF embeds the letters it needs. */
export const fonts = {
  regular: poppins(400, 'latin'),
  semibold: poppins(600, 'latin'),
  bold: poppins(700, 'latin'),
}

/** Every sign there is a number for, in dots: a name is legible in it, whatever its script. */
export const lastFont = file('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')

/**
 * Where a font of `fonts` has no letter, the next of these is asked: Poppins for Polish and Turkish, DejaVu for Vietnamese, Greek, Cyrillic,
 * Hebrew and Arabic, then Unifont for Chinese, pictures and all the rest. Each is read only when a text needs it.
 */
export const fallbackFonts: Readonly<Record<string, readonly string[]>> = {
  [fonts.regular]: [poppins(400, 'latin-ext'), file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), lastFont],
  [fonts.semibold]: [poppins(600, 'latin-ext'), file('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'), lastFont],
  [fonts.bold]: [poppins(700, 'latin-ext'), file('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'), lastFont],
}

/** Inks that stay readable on a black-and-white printer. */
export const ink = { text: '#1a1a1a', muted: '#4d4d4d', line: '#9a9a9a', zebra: '#f3f3f3' }

/** Points; 72 are an inch. */
export const measures = { margin: 48, footer: 24, band: 8, cell: 4 }
