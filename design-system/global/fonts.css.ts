import { globalFontFace } from '@vanilla-extract/css'

const weights = [400, 500, 600] as const
type Weight = (typeof weights)[number]

const files = '@fontsource/poppins/files'

globalFontFace(
  'Poppins',
  weights.map((fontWeight) => ({
    src: `url('${files}/poppins-latin-${fontWeight}-normal.woff2') format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
  })),
)

/** Digits of one width, about 1 kB a weight; how they were cut is told in `figures/make-figures.ts`. */
globalFontFace(
  'Poppins Figures',
  weights.map((fontWeight) => ({
    src: `url('./figures/figures-${fontWeight}.woff2') format('woff2')`,
    fontWeight,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: 'U+0030-0039',
  })),
)

/**
 * How much wider Poppins sets a Portuguese paragraph than Arial of the same weight (Arial has no 500 and 600,
 * so those stand beside its regular and bold). With this the page keeps its lines when Poppins arrives.
 */
const widthAgainstArial: Record<Weight, number> = { 400: 1.1329, 500: 1.1417, 600: 1.0728 }
/** Poppins' own ascent, descent and line gap, in em. */
const metrics = { ascent: 1.05, descent: 0.35, lineGap: 0.1 }

const percent = (value: number) => `${(value * 100).toFixed(1)}%`

globalFontFace(
  'Poppins Fallback',
  weights.map((fontWeight) => {
    const width = widthAgainstArial[fontWeight]
    const face = fontWeight < 600 ? ['Arial', 'Liberation Sans'] : ['Arial Bold', 'Liberation Sans Bold']
    return {
      src: face.map((name) => `local('${name}')`).join(', '),
      fontWeight,
      sizeAdjust: percent(width),
      ascentOverride: percent(metrics.ascent / width),
      descentOverride: percent(metrics.descent / width),
      lineGapOverride: percent(metrics.lineGap / width),
    }
  }),
)
