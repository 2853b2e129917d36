import { inflateSync } from 'node:zlib'

/** Why a PDF is refused. `active`: it runs a program or opens one. */
export type PdfRefusal = 'unreadable' | 'encrypted' | 'active'

/** A PDF ends with its last bytes, or nearly: readers look as far for the mark, since some senders add a line. */
const END_BYTES = 2048

/** Most bytes that the packed dictionaries of a PDF may unpack to, all together. */
const MOST_UNPACKED = 32 * 1024 * 1024

/** How often, taken together, the bytes of a PDF may be read: objects that never end are read to the end of the file each time. */
const MOST_READINGS = 4

/**
 * Looks at the structure of a PDF: whole, not encrypted, and without JavaScript or a command to start a program. It reads the file's
 * dictionaries, also those packed in object streams, and never what the pages show. This is a first sieve beside the virus scanner and
 * the headers of a download, not a guarantee: viewers read damaged files in ways of their own.
 */
export function pdfRefusal(content: Buffer): PdfRefusal | null {
  const end = content.subarray(-END_BYTES).toString('latin1')
  if (!content.subarray(0, 1024).includes('%PDF-') || !/startxref\s+\d+\s+%%EOF/.test(end))
    return 'unreadable'
  const dictionaries = dictionariesOf(content)
  if (dictionaries === null) return 'unreadable'
  const names = withPlainNames(dictionaries)
  if (/\/Encrypt(?![A-Za-z])/.test(names)) return 'encrypted'
  if (/\/(JavaScript|JS|Launch)(?![A-Za-z])/.test(names)) return 'active'
  return /\/Pages(?![A-Za-z])/.test(names) ? null : 'unreadable'
}

/**
 * The text of all objects up to their streams, of the trailers, and of the streams that hold objects; null where a stream does not end or
 * cannot be read. An object is looked for wherever it may begin, also inside a stream: a table of places can lead a viewer there.
 */
function dictionariesOf(content: Buffer): string | null {
  const text = content.toString('latin1')
  const lastEnd = text.lastIndexOf('endstream')
  const texts: string[] = []
  let room = MOST_UNPACKED
  let patience = MOST_READINGS * content.length
  for (const { index } of text.matchAll(/(?<=[\0\s\d])obj(?![A-Za-z])|trailer/g)) {
    const end = endOfObject(text, index)
    const dictionary = text.slice(index, end)
    texts.push(dictionary)
    patience -= dictionary.length
    if (text.startsWith('stream', end)) {
      if (lastEnd < end) return null
      const names = namesOf(dictionary)
      if (holdsObjects(names)) {
        const data = packedData(content, end)
        const unpacked = isPackedAsUsual(names) ? unpack(data, room) : null
        if (unpacked === null) return null
        texts.push(unpacked)
        room -= unpacked.length
        patience -= data.length
      }
    }
    if (patience < 0) return null
  }
  return texts.join('\n')
}

/** Where an object ends: at its stream, or behind it. The same words in a string, a comment or an open dictionary end nothing. */
function endOfObject(text: string, from: number): number {
  const marks = /[(%]|<<|>>|<|(?<![A-Za-z])(?:stream|endstream|endobj|startxref)(?![A-Za-z])/g
  marks.lastIndex = from
  let depth = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '<<') depth++
    else if (mark[0] === '>>') depth--
    else if (mark[0] === '(') marks.lastIndex = endOfString(text, marks.lastIndex)
    else if (mark[0] === '%') marks.lastIndex = behind(text, /[\r\n]/g, marks.lastIndex)
    else if (mark[0] === '<') marks.lastIndex = behind(text, />/g, marks.lastIndex)
    else if (depth <= 0) return mark.index
  }
  return text.length
}

/** Where a string ends whose bracket was opened before `from`: brackets in pairs belong to it, and so does what follows a backslash. */
function endOfString(text: string, from: number): number {
  const brackets = /\\[^]|[()]/g
  brackets.lastIndex = from
  let depth = 1
  for (let bracket = brackets.exec(text); bracket; bracket = brackets.exec(text)) {
    if (bracket[0] === '(') depth++
    else if (bracket[0] === ')') depth--
    if (depth === 0) return brackets.lastIndex
  }
  return text.length
}

function behind(text: string, mark: RegExp, from: number): number {
  mark.lastIndex = from
  return mark.test(text) ? mark.lastIndex : text.length
}

/** The names of a dictionary, in their order. */
const namesOf = (dictionary: string): readonly string[] =>
  withPlainNames(dictionary).match(/\/[^\0\s()<>[\]{}/%]*/g) ?? []

/** Viewers take a stream for one of objects by where its objects begin, even when its type does not say so. */
const holdsObjects = (names: readonly string[]) =>
  names.includes('/ObjStm') || (names.includes('/First') && names.includes('/N'))

/** What programs write at a stream of objects. Any other packing could hide what it holds: other filters, more of them, predictors. */
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

const isPackedAsUsual = (names: readonly string[]) =>
  names.every((name) => USUAL_NAMES.has(name)) && names.filter((name) => name === '/FlateDecode').length === 1

function packedData(content: Buffer, stream: number): Buffer {
  const begin = stream + 'stream'.length
  const lineEnd = /^(\r\n|\n|\r)?/.exec(content.toString('latin1', begin, begin + 2))?.[0] ?? ''
  return content.subarray(begin + lineEnd.length, content.indexOf('endstream', begin))
}

function unpack(data: Buffer, room: number): string | null {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room) }).toString('latin1')
  } catch {
    return null
  }
}

/** A name may be spelled with the codes of its letters: `/J#53` is `/JS`. */
function withPlainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
