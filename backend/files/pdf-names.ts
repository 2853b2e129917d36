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

/** How a stream is packed, by the names of its dictionary. `isUsual`: as programs pack objects, and no other way. */
export function packingOf(dictionary: string): { holdsObjects: boolean; isUsual: boolean } {
  const names = /\/[^\0\s()<>[\]{}/%]*/g
  const seen = new Set<string>()
  let [isUsual, times] = [true, 0]
  for (let found = names.exec(dictionary); found; found = names.exec(dictionary)) {
    const [name] = found
    if (!USUAL_NAMES.has(name)) isUsual = false
    else seen.add(name)
    if (name === '/FlateDecode') times += 1
  }
  // Viewers take a stream for one of objects by where its objects begin, even when its type does not say so.
  const holdsObjects = seen.has('/ObjStm') || (seen.has('/First') && seen.has('/N'))
  return { holdsObjects, isUsual: isUsual && times === 1 }
}

/** Packing that programs write at a stream of objects. Any other packing could hide what it holds: other filters, more of them, predictors. */
const USUAL_NAMES = new Set([
  '/Type',
  '/ObjStm',
  '/N',
  '/First',
  '/Extends',
  '/Length',
  '/Filter',
  '/FlateDecode',
])
