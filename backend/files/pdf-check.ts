import { LONGEST_ACTION, PdfFindings, type PdfRefusal } from './pdf-findings.ts'
import { withPlainNames } from './pdf-names.ts'
import { endOfObject } from './pdf-objects.ts'
import { packingOf, unpacked } from './pdf-packing.ts'

/** Most bytes that the packed dictionaries of a PDF may unpack to, all together. */
const MAX_UNPACKED = 32 * 1024 * 1024

/** How often, taken together, the bytes of a PDF may be read: objects that never end are read to the end of the file each time. */
const MAX_READINGS = 4

/** Most objects: a page has some ten. */
const MAX_OBJECTS = 500_000

/**
 * Looks at the structure of a PDF: whole, not encrypted, and nothing but pages (`pdf-findings.ts`). `too-complex` where something is packed
 * in a way that cannot be looked into. It reads the file's dictionaries, also
 * those packed in object streams, and never what the pages show. This is a first sieve beside the virus scanner and the headers of a
 * download, not a guarantee: viewers read damaged files in ways of their own. It keeps the processor, so that it belongs in a thread; and
 * it never makes a list of what a file has, since an engine that runs out of memory within one step takes the process along.
 */
export function pdfRefusal(content: Buffer): PdfRefusal | null {
  const findings = new PdfFindings()
  const broken = isWhole(content) ? readObjects(content, findings) : 'unreadable'
  // A password packs everything else, also what could not be looked into.
  if (findings.refusal() === 'encrypted') return 'encrypted'
  return broken ?? findings.refusal()
}

/**
 * Whether a file was sent to its end: behind its last object it says where its objects are. What comes after that is none of its own, such
 * as the line of a mail program or zeros.
 */
function isWhole(content: Buffer): boolean {
  const end = Math.max(content.lastIndexOf('startxref'), content.lastIndexOf('trailer'))
  if (end < 0 || !content.subarray(0, 1024).includes('%PDF-')) return false
  const text = content.toString('latin1', end)
  return /^startxref\s+\d|^trailer[^]*>>/.test(text) && !/\d\s+\d+\s+obj(?![A-Za-z])/.test(text)
}

/**
 * Tells all objects up to their streams, the trailers, and the streams that hold objects; or why they cannot be read. An object is looked
 * for wherever it may begin, also inside a stream: a table of places can lead a viewer there.
 */
function readObjects(content: Buffer, findings: PdfFindings): PdfRefusal | null {
  const text = content.toString('latin1')
  const lastEnd = text.lastIndexOf('endstream')
  let room = MAX_UNPACKED
  let isOpaque = false
  let patience = MAX_READINGS * content.length
  const begins = /(?<=[\0\s\d])obj(?![A-Za-z])|trailer/g
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const end = endOfObject(text, begin.index)
    if (end === null || findings.count >= MAX_OBJECTS) return 'too-complex'
    const dictionary = withPlainNames(text.slice(begin.index + begin[0].length, end))
    findings.add(numberBefore(text, begin.index), dictionary)
    patience -= end - begin.index
    if (text.startsWith('stream', end)) {
      if (lastEnd < end) return 'unreadable'
      const packed = packedObjects(content, { dictionary, stream: end, room })
      if (packed === 'opaque') isOpaque = true
      else if (packed) {
        room -= packed.unpacked.length
        patience -= packed.bytes
        if (!addPacked(findings, packed)) return 'too-complex'
      }
    }
    if (patience < 0) return 'too-complex'
  }
  return isOpaque ? 'too-complex' : null
}

/** The number of an object, which stands before it as `12 0 obj`; null where it has none, as a trailer. */
function numberBefore(text: string, at: number): number | null {
  const number = /(\d{1,10})\s+\d{1,5}\s*$/.exec(text.slice(Math.max(0, at - 24), at))?.[1]
  return number === undefined ? null : Number(number)
}

type Packed = { unpacked: string; first: number; bytes: number }

/** Contents of a stream of objects; null: it is another one. */
function packedObjects(
  content: Buffer,
  { dictionary, stream, room }: { dictionary: string; stream: number; room: number },
): Packed | 'opaque' | null {
  const packing = packingOf(dictionary)
  if (!packing.holdsObjects) return null
  const data = packedData(content, stream)
  const objects = unpacked(data, packing, room)
  if (objects === null) return 'opaque'
  const first = /\/First\s+(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1]
  return { unpacked: objects, first: Number(first ?? 0), bytes: data.length }
}

/** Tells packed objects by the numbers and places at their beginning; false where there are too many. */
function addPacked(findings: PdfFindings, { unpacked, first }: Packed): boolean {
  // As a whole for their names, since places may lie.
  findings.add(null, withPlainNames(unpacked))
  const places = /(\d{1,10})\s+(\d{1,9})/g
  const listed = unpacked.slice(0, first)
  for (let place = places.exec(listed); place; place = places.exec(listed)) {
    if (findings.count >= MAX_OBJECTS) return false
    const from = first + Number(place[2])
    findings.addNumbered(Number(place[1]), withPlainNames(unpacked.slice(from, from + LONGEST_ACTION)))
  }
  return true
}

function packedData(content: Buffer, stream: number): Buffer {
  const begin = stream + 'stream'.length
  const lineEnd = /^(\r\n|\n|\r)?/.exec(content.toString('latin1', begin, begin + 2))?.[0] ?? ''
  return content.subarray(begin + lineEnd.length, content.indexOf('endstream', begin))
}
