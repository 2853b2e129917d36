import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'
import { refuse, UnreadableTable } from '../table-row.ts'
import type { TimeBudget } from '../time-budget.ts'

/** Events of an XML while it is read; names come without their prefix. */
export type XmlListener = {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
  /** Asked after each piece: whether nothing further is of interest. */
  isDone?: () => boolean
}

/** `maxTags` of the part, and the time that is left. */
export type XmlLimits = { maxTags: number; time: TimeBudget }

/** A sheet's cell is six deep; what programs add to it is hardly deeper. */
const DEEPEST = 64

/** Most attributes of one tag; the longest that programs write has some twenty. */
const MAX_ATTRIBUTES = 128

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads an XML piece by piece, and gives back after each how many bytes of it were read. The parser holds no text, name or attribute of
 * more than 64 KiB. @throws UnreadableTable where it is none, or has more of anything than tables have
 */
export async function* parseXml(
  stream: Readable,
  listener: XmlListener,
  limits: XmlLimits,
): AsyncGenerator<number> {
  const parser = limitedParser(listener, limits)
  const decoder = new StringDecoder('utf8')
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      limits.time.look()
      parser.bufferCheckPosition = BEFORE_ANY
      parser.write(decoder.write(chunk))
      // A document type has no place in a workbook, and is where entities would come from.
      if (parser.doctype) refuse({ reason: 'damaged' })
      bytes += chunk.length
      yield bytes
      if (listener.isDone?.()) return
    }
  } catch (error) {
    // Refuses what cannot be unpacked, or is longer than it says.
    if (error instanceof UnreadableTable) throw error
    refuse({ reason: 'damaged' }, error)
  }
  parser.write(decoder.end()).close()
}

/** Reads an XML to its end. @throws UnreadableTable */
export async function parseWholeXml(
  stream: Readable,
  listener: XmlListener,
  limits: XmlLimits,
): Promise<void> {
  const parts = parseXml(stream, listener, limits)
  while (!(await parts.next()).done);
}

/** Parts of the library that its types leave out. */
type LimitedParser = sax.SAXParser & { bufferCheckPosition: number; doctype: string | true }

/**
 * Without the position, which takes time to keep, the parser never looks how much it holds: it is told before each piece that it is
 * past the place of its next look.
 */
const BEFORE_ANY = -1

function limitedParser(listener: XmlListener, { maxTags }: XmlLimits): LimitedParser {
  const parser = sax.parser(true, { position: false }) as LimitedParser
  parser.position = 0
  let [tags, depth, attributes] = [0, 0, 0]
  const handlers: Pick<
    sax.SAXParser,
    'onopentagstart' | 'onattribute' | 'onopentag' | 'ontext' | 'onclosetag' | 'onerror'
  > = {
    onopentagstart: () => {
      attributes = 0
      tags += 1
      depth += 1
      if (tags > maxTags || depth > DEEPEST) refuse({ reason: 'too-complex' })
    },
    onattribute: () => {
      attributes += 1
      if (attributes > MAX_ATTRIBUTES) refuse({ reason: 'too-complex' })
    },
    onopentag: ({ name, attributes: told }) => listener.onOpen?.(local(name), told as Record<string, string>),
    ontext: (text) => listener.onText?.(text),
    onclosetag: (name) => {
      depth -= 1
      listener.onClose?.(local(name))
    },
    onerror: (error) => refuse({ reason: 'damaged' }, error),
  }
  return Object.assign(parser, handlers)
}
