import { contrast, owed } from './contrast.ts'

/** Colours of a drawing, one after the other: red, green, blue and alpha, 0 to 255 each. */
export type Pixels = Uint8Array | Uint8ClampedArray

/** Fainter than this a pixel counts as ground. */
const LEAST_ALPHA = 0.1

/** So many pixels are looked at, evenly spread: more would not change what is found. */
const SAMPLES = 40_000

/**
 * How much of a drawing's ink is seen on a ground (`#rrggbb`): of its visible pixels, by their strength, the share whose colour
 * reaches 3:1 there. 0 when there is no ink at all.
 */
export const visibleInk = (pixels: Pixels, ground: string): number => {
  const count = Math.floor(pixels.length / 4)
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const known = new Map<number, boolean>()
  const [red, green, blue] = channelsOf(ground)
  let ink = 0
  let seen = 0
  for (let at = 0; at < count; at += step) {
    const offset = at * 4
    const alpha = (pixels[offset + 3] ?? 0) / 255
    if (alpha < LEAST_ALPHA) continue
    const mixed =
      mix(pixels[offset] ?? 0, red, alpha) * 65_536 +
      mix(pixels[offset + 1] ?? 0, green, alpha) * 256 +
      mix(pixels[offset + 2] ?? 0, blue, alpha)
    const isSeen = known.get(mixed) ?? contrast(hexOf(mixed), ground) >= owed.outline
    known.set(mixed, isSeen)
    ink += alpha
    if (isSeen) seen += alpha
  }
  return ink === 0 ? 0 : seen / ink
}

const mix = (over: number, under: number, alpha: number) => Math.round(over * alpha + under * (1 - alpha))

const hexOf = (value: number) => `#${value.toString(16).padStart(6, '0')}`

const channelsOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
