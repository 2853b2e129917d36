import type { BrandRoles, NeutralPalette } from '../tokens/color-contract.ts'
import { contrast, lowestContrast, owed } from './contrast.ts'
import { hexOf, legible, type Tone, toneOf } from './legible.ts'

export type Scheme = 'light' | 'dark'

/** The lightness each scheme walks to when a colour does not read on its grounds. */
const farEnd = { light: 0, dark: 1 } as const
const softLightness = { light: 0.955, dark: 0.27 } as const
const softHoverLightness = { light: 0.925, dark: 0.305 } as const
const softChroma = { light: 0.028, dark: 0.042 } as const

/** The neutral grounds that text and outlines of the brand must be legible on. */
export const neutralGrounds = ({ ground }: Pick<NeutralPalette, 'ground'>): string[] => [
  ground.page,
  ground.surface,
  ground.raised,
  ground.field,
  ground.sunken,
  ground.hover,
  ground.pressed,
]

/** Black or white, whichever reads; one of them always reaches 4.58:1 on any sRGB colour. */
const onFillOf = (fill: string) => (contrast('#ffffff', fill) >= owed.text ? '#ffffff' : '#000000')

/** A step away from the label's colour keeps it legible; at the end of the range the step turns back. */
const fillStep = (tone: Tone, onFill: string, by: number): string => {
  const away = onFill === '#ffffff' ? tone.lightness - by : tone.lightness + by
  const back = onFill === '#ffffff' ? tone.lightness + by : tone.lightness - by
  const lightness = away < 0.06 || away > 0.99 ? back : away
  return hexOf({ ...tone, lightness })
}

/**
 * Every brand role for one scheme, from one colour. Pure.
 *
 * The fill is the colour itself, untouched. Whatever has to be read or seen *on the neutral grounds* is the
 * nearest lightness of the same hue that reaches 4.5:1 (text) or 3:1 (outlines), so a yellow becomes ochre
 * on white and stays yellow on black.
 *
 * @param fill `#rrggbb` in lower case (see `parseHex`).
 */
export const derivePalette = (
  fill: string,
  neutrals: Pick<NeutralPalette, 'ground'>,
  scheme: Scheme,
): BrandRoles => {
  const tone = toneOf(fill)
  const towards = farEnd[scheme]
  const tint = { ...tone, chroma: Math.min(tone.chroma * 0.5, softChroma[scheme]) }
  const soft = hexOf({ ...tint, lightness: softLightness[scheme] })
  const softHover = hexOf({ ...tint, lightness: softHoverLightness[scheme] })
  const grounds = [...neutralGrounds(neutrals), soft, softHover]
  const onFill = onFillOf(fill)
  const seen = (atLeast: number) =>
    lowestContrast(fill, grounds) >= atLeast ? fill : legible(tone, grounds, atLeast, towards)
  const line = seen(owed.outline)
  return {
    fill,
    onFill,
    fillHover: fillStep(tone, onFill, 0.05),
    fillPressed: fillStep(tone, onFill, 0.1),
    edge: line,
    text: seen(owed.text),
    line,
    soft,
    softHover,
    ...deepRoles(tone, scheme),
  }
}

/** The deep ground and what is written on it: the hue of the brand at a lightness where white always reads. */
const deepRoles = (tone: Tone, scheme: Scheme): Pick<BrandRoles, 'deep' | 'onDeep' | 'onDeepMuted'> => {
  const chroma = Math.min(tone.chroma, 0.11)
  const ceiling = scheme === 'light' ? 0.34 : 0.3
  const deep = hexOf({ ...tone, chroma, lightness: Math.min(tone.lightness, ceiling) })
  const mutedTone = { ...tone, chroma: Math.min(chroma, 0.03), lightness: 0.82 }
  return { deep, onDeep: '#ffffff', onDeepMuted: legible(mutedTone, [deep], owed.text, 1) }
}
