import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const HEAD = 44
const ENTRY = 20

/**
 * A font out of its package for the web (WOFF 1.0, sections 4 and 5). The library that pdfkit reads fonts with unpacks a table again for each
 * letter, which takes seconds where the table has 65,000 of them. Kept once it was asked for.
 */
export function unpackedFont(path: string): () => Buffer {
  return whenFirstAsked(() => fromWoff(readFileSync(path)))
}

function fromWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(HEAD + index * ENTRY, HEAD + (index + 1) * ENTRY)
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: entry.subarray(0, 4),
      sum: entry.subarray(16),
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const entry = directory.subarray(12 + 16 * index)
    tag.copy(entry)
    sum.copy(entry, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(data.length, 12)
    const padded = Math.ceil(data.length / 4) * 4
    parts.push(data, Buffer.alloc(padded - data.length))
    offset += padded
  }
  return Buffer.concat(parts)
}
