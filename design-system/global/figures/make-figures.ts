/**
 * Digits of one width, cut from Poppins. Poppins draws a narrow 1 and offers no tabular alternates. Centred in the width of the others,
 * its 1 tears a hole on both sides, so here it stands on a foot, as a typewriter's does.
 *
 * Run from the project's folder after an update of Poppins: `node design-system/global/figures/make-figures.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFont, type TTF, woff2 } from 'fonteditor-core'

const source = 'node_modules/@fontsource/poppins/files'
const digits = Array.from('0123456789', (digit) => digit.codePointAt(0) ?? 0)
const ONE = '1'.codePointAt(0) ?? 0

/** Against the widest digit: figures in a column may stand a little closer than in a line of text. */
const WIDTH = 0.97
/** The foot of the 1 to both sides of its stem, and its height, in thousandths of the em, by weight. */
const foots = {
  400: { reach: 125, height: 76 },
  500: { reach: 122, height: 96 },
  600: { reach: 120, height: 116 },
} as const

await woff2.init()
for (const [weight, foot] of Object.entries(foots)) {
  const font = createFont(readFileSync(join(source, `poppins-latin-${weight}-normal.woff2`)), {
    type: 'woff2',
    subset: digits,
  })
  const ttf = font.get()
  const glyphs = ttf.glyf.filter(({ unicode }) => unicode?.some((code) => digits.includes(code)))
  const width = Math.round(Math.max(...glyphs.map(({ advanceWidth }) => advanceWidth)) * WIDTH)
  for (const glyph of glyphs) {
    if (glyph.unicode.includes(ONE)) glyph.contours.push(footOf(glyph, foot))
    centre(glyph, width)
  }
  ttf.name.fontFamily = 'PortalFigures'
  ttf.name.fullName = `PortalFigures ${weight}`
  ttf.name.postScriptName = `PortalFigures-${weight}`
  ttf.name.uniqueSubFamily = `PortalFigures-${weight}`
  font.set(ttf)
  writeFileSync(join(import.meta.dirname, `figures-${weight}.woff2`), font.write({ type: 'woff2' }) as Buffer)
  process.stdout.write(`${weight}: ${glyphs.length} digits of ${width}\n`)
}

/** A bar under the stem, drawn in the same direction as the stem, so that both are one shape. */
function footOf({ contours }: TTF.Glyph, { reach, height }: { reach: number; height: number }): TTF.Contour {
  const ground = contours.flat().filter(({ y }) => y === 0)
  const left = Math.min(...ground.map(({ x }) => x)) - reach
  const right = Math.max(...ground.map(({ x }) => x)) + reach
  const bar = [
    { x: left, y: 0, onCurve: true },
    { x: left, y: height, onCurve: true },
    { x: right, y: height, onCurve: true },
    { x: right, y: 0, onCurve: true },
  ]
  return Math.sign(area(bar)) === Math.sign(area(contours[0] ?? bar)) ? bar : bar.toReversed()
}

function area(contour: TTF.Contour): number {
  return contour.reduce((sum, { x, y }, at) => {
    const next = contour[(at + 1) % contour.length] ?? { x, y }
    return sum + (next.x - x) * (next.y + y)
  }, 0)
}

function centre(glyph: TTF.Glyph, width: number) {
  const across = glyph.contours.flat().map(({ x }) => x)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const shift = Math.round((width - (right - left)) / 2) - left
  for (const point of glyph.contours.flat()) point.x += shift
  glyph.advanceWidth = width
  glyph.leftSideBearing = left + shift
  glyph.xMin = left + shift
  glyph.xMax = right + shift
}
