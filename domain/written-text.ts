/**
 * Signs that nobody sees and that say nothing: zero-width, soft hyphens, marks of direction, fillers. Not among them are the format
 * characters that are drawn (numbers of Arabic texts, hieroglyphs, notes): those stay, and a rule may refuse them.
 */
const UNSEEN = String.raw`[\p{DI}\u{fff9}-\u{fffb}\u{2800}]`

/** Within a picture the same signs say how it is drawn: a family, a flag, a colour of skin, a digit in a box. */
const PICTURE = String.raw`\p{ExtPict}[\u{fe0e}\u{fe0f}]?\p{EMod}?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u{200d}\p{ExtPict}[\u{fe0e}\u{fe0f}]?\p{EMod}?)*|[\d#*]\u{fe0f}?\u{20e3}`

const unseen = new RegExp(`(${PICTURE})|${UNSEEN}`, 'gu')

/** Spaces of other widths, and the one that does not break. */
const OTHER_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Line ends of other programs. */
const OTHER_LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g

/** Whatever is typed or printed where an apostrophe belongs: an acute or grave accent that stands alone, quotation marks, a prime. */
const OTHER_APOSTROPHES = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\uff07]/g

/**
 * A text as the portal keeps it, wherever it comes from: composed (NFC), without signs that nobody sees, with one kind of space and of
 * line end. It is what RFC 8265 asks of a password too, so that one typed on another device stays the same. Lines and runs of spaces
 * stay as they were written, and so does half a pair of surrogates, which nobody can keep and the database refuses.
 */
export function tidyText(text: string): string {
  // Most texts need nothing: what is plain is neither composed nor walked through.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text
  return text
    .normalize('NFC')
    .replaceAll(unseen, (_, picture: string | undefined) => picture ?? '')
    .replaceAll(OTHER_SPACES, ' ')
    .replaceAll(OTHER_LINE_ENDS, '\n')
}

/** The same on one line, without spaces around it, with one between words, and every apostrophe told as `'`: a name, a street, a keyword. */
export function tidyLine(text: string): string {
  return tidyText(text).replaceAll(OTHER_APOSTROPHES, "'").replaceAll(/\s+/g, ' ').trim()
}

/** Levels of what is sent that have texts of forms; a hostile nesting goes on below, and no schema takes it. */
const DEEPEST = 32

/** Every text within what was sent, as {@link tidyText} leaves it; names of fields and everything else stay. */
export function tidyTexts(sent: unknown, level = 0): unknown {
  if (typeof sent === 'string') return tidyText(sent)
  if (typeof sent !== 'object' || sent === null || level === DEEPEST) return sent
  if (Array.isArray(sent)) return sent.map((item) => tidyTexts(item, level + 1))
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, tidyTexts(value, level + 1)]))
}
