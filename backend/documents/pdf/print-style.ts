import { fileURLToPath } from 'node:url'

const font = (weight: 400 | 600 | 700) =>
  fileURLToPath(import.meta.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff`))

/** Poppins from the package that the pages use; PDF embeds the letters it needs. */
export const fonts = { regular: font(400), semibold: font(600), bold: font(700) }

/** Inks that stay readable on a black-and-white printer. */
export const ink = { text: '#1a1a1a', muted: '#4d4d4d', line: '#9a9a9a', zebra: '#f3f3f3' }

/** Points; 72 are an inch. */
export const measures = { margin: 48, footer: 24, band: 8, cell: 4 }
