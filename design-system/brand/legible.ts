import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn'
import { lowestContrast } from './contrast.ts'

useMode(modeLrgb)
useMode(modeRgb)
useMode(modeOklab)
useMode(modeOklch)

const toOklch = converter('oklch')

/** A colour as OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Tone {
  lightness: number
  chroma: number
  hue: number
}

export const toneOf = (hex: string): Tone => {
  const color = toOklch(hex)
  if (color === undefined) throw new TypeError(`not a colour: ${hex}`)
  return { lightness: color.l, chroma: color.c, hue: color.h ?? 0 }
}

/** The nearest sRGB colour of a tone: lightness and hue stay, chroma gives way. */
export const hexOf = ({ lightness, chroma, hue }: Tone): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'))

/** Twelve halvings find the lightness to one part in 4,096, finer than a step of sRGB. */
const steps = 12

/**
 * The colour closest in lightness to `tone` that reaches `atLeast` against every ground.
 * `towards` is the lightness to walk to: 0 on light grounds, 1 on dark ones. Bisection on the rounded hex,
 * so what is measured is what is painted; the far end is black or white, which the grounds must allow.
 */
export const legible = (tone: Tone, grounds: readonly string[], atLeast: number, towards: 0 | 1): string => {
  const at = (lightness: number) => hexOf({ ...tone, lightness })
  const passes = (lightness: number) => lowestContrast(at(lightness), grounds) >= atLeast
  if (passes(tone.lightness)) return at(tone.lightness)
  let failing = tone.lightness
  let passing: number = towards
  for (let step = 0; step < steps; step += 1) {
    const middle = (failing + passing) / 2
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return at(passing)
}
