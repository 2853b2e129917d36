/** Ends a name in a pattern: `/JS` is none of `/JSON`. */
export const NAME_END = '(?![^\\0\\s()<>[\\]{}/%])'

const NUMBER_SIGN = 0x23

/**
 * The text with names as they are meant: one may be spelled with the codes of its letters, `/J#53` is `/JS`. Byte by byte, since a list of
 * what is replaced may have millions of entries.
 */
export function withPlainNames(text: string): string {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === NUMBER_SIGN ? 16 * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2]) : Number.NaN
    bytes[length] = Number.isNaN(code) ? (bytes[at] ?? 0) : code
    if (!Number.isNaN(code)) at += 2
    length += 1
  }
  return bytes.toString('latin1', 0, length)
}

function digitOf(byte: number | undefined): number {
  return byte === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16)
}
