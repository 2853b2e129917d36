import { crc32, deflateSync } from 'node:zlib'

/** A colour with its alpha, 0 to 255 each. */
type Rgba = readonly [number, number, number, number]

/** The bytes of a PNG with a square of one colour inside a transparent edge, as logos are. */
export function drawnPng(ink: Rgba, { side = 32 } = {}): Buffer {
  const rows = Array.from({ length: side }, (_, y) => {
    const row = [0]
    for (let x = 0; x < side; x += 1) row.push(...(isEdge(x, side) || isEdge(y, side) ? [0, 0, 0, 0] : ink))
    return row
  })
  return pngOf(rows.flat(), { width: side, height: side })
}

/** A PNG of a few bytes that claims to have so many pixels. */
export const claimingPng = (width: number, height: number) => pngOf([0], { width, height })

function pngOf(rows: number[], size: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size.width, 0)
  header.writeUInt32BE(size.height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function isEdge(place: number, side: number): boolean {
  return place < side / 8 || place >= side - side / 8
}

/** One chunk of a PNG with its length and its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
