/**
 * Reads a colour somebody typed: `#rgb` or `#rrggbb`, in any case, spaces around it allowed.
 * Answers `#rrggbb` in lower case, or `null` for anything else, so whatever passes is safe to write into CSS.
 */
export const parseHex = (text: string): string | null => {
  const hex = /^\s*#([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase()
  if (hex === undefined) return null
  return hex.length === 6 ? `#${hex}` : `#${Array.from(hex, (digit) => digit + digit).join('')}`
}
