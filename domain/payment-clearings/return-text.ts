/** One line as it is read, without blanks at its ends; `line` is its number in the file as an editor counts, from 1. */
export interface TextLine {
  text: string
  line: number
}

/**
 * The characters of a return file. Banks write Latin-1; a gateway or an editor may have saved it as UTF-8 or UTF-16, whose letters with
 * accents take more bytes and would move every field after them.
 */
export function returnText(content: Uint8Array): string {
  return singleLetters(decoded(content)).normalize('NFC')
}

function decoded(content: Uint8Array): string {
  const [first, second] = content
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0))
    return decodedAs('utf-16le', content)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return decodedAs('utf-16be', content)
  return decodedUtf8(content) ?? decodedAs('windows-1252', content)
}

function decodedAs(encoding: string, content: Uint8Array): string {
  return new TextDecoder(encoding).decode(content)
}

/** Null where it is not UTF-8. */
function decodedUtf8(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return null
  }
}

/** Undoes UTF-8 that was taken for Latin-1, or for what Windows makes of it, and saved as UTF-8 again: 'FUNDAÃ‡ÃƒO'. */
function singleLetters(text: string): string {
  if (!/[\u00c2\u00c3]/.test(text)) return text
  const bytes = Array.from(text, (letter) => BYTES.get(letter))
  return bytes.includes(undefined) ? text : (decodedUtf8(Uint8Array.from(bytes as number[])) ?? text)
}

const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => byte).flatMap((byte) => [
    [String.fromCharCode(byte), byte] as const,
    [decodedAs('windows-1252', Uint8Array.of(byte)), byte] as const,
  ]),
)

/** Characters that are seen as a blank or not at all: the end of a file, fillers of its last block, marks of an encoding, blanks that do not break. */
const UNSEEN = /[\p{Cc}\p{Cf}\u00a0]/gu

/**
 * Lines that hold anything, whatever ends them. Blanks at the end of a line mean nothing, which is why editors take them away or add some;
 * no record begins with one. A text without any end of line is cut by the length of its records: transfers between systems lose them.
 */
export function linesOf(text: string, widthOf: (first: string) => number | null): TextLine[] {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028]/)
    .map((one, index) => ({
      text: one.replaceAll(UNSEEN, ' ').trim(),
      line: index + 1,
    }))
    .filter((one) => one.text !== '')
  const [only] = lines
  const width = only && lines.length === 1 ? widthOf(only.text) : null
  if (!only || width === null || only.text.length <= width) return lines
  return Array.from({ length: Math.ceil(only.text.length / width) }, (_, index) => ({
    text: only.text.slice(index * width, (index + 1) * width),
    line: index + 1,
  }))
}
