import { inflateSync } from 'node:zlib'

/** Why a PDF is refused. `active`: it runs a program or opens one. */
export type PdfRefusal = 'unreadable' | 'encrypted' | 'active'

/** A PDF ends with its last bytes, or nearly: readers look as far for the mark, since some senders add a line. */
const END_BYTES = 2048

/** Most bytes that the packed dictionaries of a PDF may unpack to, all together. */
const MOST_UNPACKED = 32 * 1024 * 1024

/**
 * Looks at the structure of a PDF: whole, not encrypted, and without JavaScript or a command to start a program. It reads the file's
 * dictionaries, also those packed in object streams, and never what the pages show. A viewer protects itself anyway; this keeps what
 * nobody has a reason to send away from it.
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

/** All text outside the streams, and the text of the streams that hold objects; null where a stream does not end or cannot be unpacked. */
function dictionariesOf(content: Buffer): string | null {
  const texts: string[] = []
  let room = MOST_UNPACKED
  let from = 0
  for (const begin of streamsOf(content)) {
    // Within what an earlier stream holds.
    if (begin.dictionaryEnd < from) continue
    const text = content.toString('latin1', from, begin.dictionaryEnd)
    texts.push(text)
    const end = content.indexOf('endstream', begin.data)
    if (end === -1) return null
    if (/\/ObjStm(?![A-Za-z])/.test(withPlainNames(text.slice(text.lastIndexOf(' obj'))))) {
      const unpacked = unpack(content.subarray(begin.data, end), text, room)
      if (unpacked === null) return null
      room -= unpacked.length
      texts.push(unpacked)
    }
    from = end
  }
  texts.push(content.toString('latin1', from))
  return texts.join('\n')
}

/** Where the dictionary of each stream ends, and where its data begins. */
function* streamsOf(content: Buffer): Generator<{ dictionaryEnd: number; data: number }> {
  for (let at = content.indexOf('stream'); at !== -1; at = content.indexOf('stream', at + 6)) {
    if (!/>>\s*$/.test(content.toString('latin1', Math.max(0, at - 16), at))) continue
    const lineEnd = /^(\r\n|\n|\r)/.exec(content.toString('latin1', at + 6, at + 8))?.[0]
    if (lineEnd !== undefined) yield { dictionaryEnd: at, data: at + 6 + lineEnd.length }
  }
}

function unpack(data: Buffer, dictionary: string, room: number): string | null {
  if (!/\/Filter/.test(dictionary.slice(dictionary.lastIndexOf(' obj')))) return data.toString('latin1')
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
