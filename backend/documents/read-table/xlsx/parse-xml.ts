import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import sax from 'sax'
import { UnreadableTable } from '../table-row.ts'

/** What is told of an XML as it is read; names without their prefix. */
export type XmlListener = {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads an XML piece by piece, and gives back after each how many bytes of it were read. @throws UnreadableTable where it is none */
export async function* parseXml(stream: Readable, listener: XmlListener): AsyncGenerator<number> {
  const parser = sax.parser(true, { position: false })
  const handlers: Pick<sax.SAXParser, 'onopentag' | 'ontext' | 'onclosetag' | 'onerror'> = {
    onopentag: ({ name, attributes }) => listener.onOpen?.(local(name), attributes as Record<string, string>),
    ontext: (text) => listener.onText?.(text),
    onclosetag: (name) => listener.onClose?.(local(name)),
    onerror: (error) => {
      throw new UnreadableTable('damaged', error)
    },
  }
  Object.assign(parser, handlers)
  const decoder = new StringDecoder('utf8')
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.write(chunk))
    bytes += chunk.length
    yield bytes
  }
  parser.write(decoder.end()).close()
}

/** Reads an XML to its end. @throws UnreadableTable */
export async function parseWholeXml(stream: Readable, listener: XmlListener): Promise<void> {
  const parts = parseXml(stream, listener)
  while (!(await parts.next()).done);
}
