/** sRGB channel 0–255 to linear light, as WCAG 2 defines it; a table because palettes measure thousands of pairs. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const channelAt = (hex: string, at: number) =>
  linear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? Number.NaN

/** WCAG 2 relative luminance of `#rrggbb`, from 0 to 1. `NaN` when it is not such a colour. */
const luminance = (hex: string): number =>
  0.2126 * channelAt(hex, 1) + 0.7152 * channelAt(hex, 3) + 0.0722 * channelAt(hex, 5)

/** WCAG 2 contrast of two opaque sRGB colours (`#rrggbb`): a number from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The lowest contrast of a colour against several grounds. */
export const lowestContrast = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)))

/** Contrast that text owes (WCAG 1.4.3) and that outlines and icons owe (WCAG 1.4.11). */
export const owed = { text: 4.5, outline: 3 } as const
