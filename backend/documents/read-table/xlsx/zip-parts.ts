import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { refuse } from '../table-row.ts'
import type { TimeBudget } from '../time-budget.ts'
import { parseWholeXml, parseXml, type XmlListener } from './parse-xml.ts'

/** Most parts of a workbook: every sheet has a few, and every picture one. */
const MAX_PARTS = 10_000

/**
 * How often smaller a part may be packed than it is: rows that look alike come to some fifty, and the reader of Apache POI refuses from a
 * hundred on. Small parts may be anything.
 */
const MAX_RATIO = 200
const SMALL_BYTES = 2 * 1024 * 1024

/** How much of a part is read at most, once it is unpacked. */
export type PartLimits = { maxBytes: number; maxTags: number }

/** The parts of a workbook. @throws UnreadableTable, all of them */
export type ZipParts = {
  /** Bytes of a part once it is unpacked; null: it is not there. */
  bytesOf: (name: string) => number | null
  /** Reads a part to its end. One that is not there tells nothing. */
  read: (name: string, limits: PartLimits, listener: XmlListener) => Promise<void>
  /** Reads a part piece by piece, as `parseXml`. */
  pieces: (name: string, limits: PartLimits, listener: XmlListener) => AsyncGenerator<number>
}

/** Opens a ZIP by its directory. @throws UnreadableTable where it has parts that lie in each other, or more than any workbook */
export async function zipParts(content: Buffer, time: TimeBudget): Promise<ZipParts> {
  const { zip, entries } = await openZip(content)
  const open = async (entry: Entry, { maxBytes }: PartLimits): Promise<Readable> => {
    if (entry.isEncrypted()) refuse({ reason: 'encrypted' })
    const { uncompressedSize: bytes, compressedSize: packed } = entry
    // Unpacked further than this is what it says it is: yauzl holds it to that.
    if (bytes > maxBytes) refuse({ reason: 'too-large' })
    if (bytes > SMALL_BYTES && bytes > packed * MAX_RATIO) refuse({ reason: 'too-complex' })
    return zip.openReadStreamPromise(entry).catch((error: unknown) => refuse({ reason: 'damaged' }, error))
  }
  const limitsOf = ({ maxTags }: PartLimits) => ({ maxTags, time })
  return {
    bytesOf: (name) => entries.get(name)?.uncompressedSize ?? null,
    read: async (name, limits, listener) => {
      const entry = entries.get(name)
      if (entry) await parseWholeXml(await open(entry, limits), listener, limitsOf(limits))
    },
    pieces: async function* (name, limits, listener) {
      const entry = entries.get(name)
      if (entry) yield* parseXml(await open(entry, limits), listener, limitsOf(limits))
    },
  }
}

async function openZip(content: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>()
  let zip: ZipFile
  let isTooMany: boolean
  try {
    zip = await fromBufferPromise(content, { lazyEntries: true })
    isTooMany = zip.entryCount > MAX_PARTS
    if (!isTooMany) for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    refuse({ reason: 'damaged' }, error)
  }
  if (isTooMany) refuse({ reason: 'too-complex' })
  // Two of a name: programs read one or the other.
  if (entries.size < zip.entryCount || overlap([...entries.values()])) refuse({ reason: 'damaged' })
  return { zip, entries }
}

/** Whether packed bytes are of more than one part: a small file then unpacks to any size. */
function overlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  return inOrder.some(({ relativeOffsetOfLocalHeader: begin, compressedSize }, at) => {
    const next = inOrder[at + 1]
    return next !== undefined && begin + compressedSize > next.relativeOffsetOfLocalHeader
  })
}
