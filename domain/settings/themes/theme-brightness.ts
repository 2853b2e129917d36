export type ColorScheme = 'light' | 'dark'

/** Always light, although it counts as a light color by a hair. */
const FORCED_LIGHT = '#3ba387'

/** Brightness from which a color is light, of 255. */
const LIGHT_FROM = 128

/** YIQ brightness of a `#rgb` or `#rrggbb` color, 0 to 255; null when the text is no such color. */
export function colorBrightness(hex: string): number | null {
  const channels = channelsOf(hex)
  if (channels === null) return null
  const [red, green, blue] = channels
  return (red * 299 + green * 587 + blue * 114) / 1000
}

/** Whether a color is light; false when it is no color. */
export function isLightColor(hex: string): boolean {
  const brightness = colorBrightness(hex)
  return brightness !== null && brightness >= LIGHT_FROM
}

/**
 * Mode of the portal for the primary color of a plan: a light color gives dark mode, a dark one gives light, #3BA387
 * forces light. What is no color counts as the default theme, which is dark blue.
 */
export function schemeOfPlanColor(primaryColor: string): ColorScheme {
  if (primaryColor.trim().toLowerCase() === FORCED_LIGHT) return 'light'
  return isLightColor(primaryColor) ? 'dark' : 'light'
}

function channelsOf(hex: string): [red: number, green: number, blue: number] | null {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())?.[0].slice(1)
  if (digits === undefined) return null
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(long, 16)
  return [Math.floor(value / 65_536), Math.floor(value / 256) % 256, value % 256]
}
