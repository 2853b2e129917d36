import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { claimingPng, drawnPng, pngChunk } from '../drawn-png.ts'
import type { HostileFile } from './hostile-file.ts'

const MEGABYTE = 1_000_000

/** A small PNG with more behind its header. */
function pngWith(...chunks: Buffer[]): Buffer {
  const png = drawnPng([1, 2, 3, 255])
  const header = 8 + 25
  return Buffer.concat([png.subarray(0, header), ...chunks, png.subarray(header)])
}

const repeated = (part: Buffer, times: number) => Buffer.alloc(part.length * times, part)

const unpacksTo = (bytes: number) => deflateSync(Buffer.alloc(bytes, 'a'))

const blank = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })

/** A JPEG that is drawn in so many more steps than it needs, each of which a reader decodes whole. */
async function manyScans(count: number): Promise<Buffer> {
  const jpeg = await blank(2000).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const [head, scan] = [jpeg.subarray(0, last), jpeg.subarray(last, -2)]
  return Buffer.concat([head, repeated(scan, count), jpeg.subarray(-2)])
}

/** A film of so many pictures. */
function film(count: number): Buffer {
  const picture = Buffer.from('2c00000000010001000002024401003b', 'hex').subarray(0, -1)
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  return Buffer.concat([head, repeated(picture, count), Buffer.from([0x3b])])
}

const shapes: Readonly<Record<string, HostileFile['content']>> = {
  'PNG que diz ter 60.000 pixels de lado': () => claimingPng(60_000, 60_000),
  'PNG de 64 milhões de pixels que faltam': () => claimingPng(8000, 8000),
  'PNG com textos que se desdobram': () =>
    pngWith(
      ...Array<Buffer>(40).fill(
        pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), unpacksTo(50 * MEGABYTE)])),
      ),
    ),
  'PNG com perfil que se desdobra': () =>
    pngWith(pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), unpacksTo(100 * MEGABYTE)]))),
  'PNG de blocos demais': () => pngWith(repeated(pngChunk('teXt', Buffer.from('a\0')), 500_000)),
  'JPEG em passos demais': () => manyScans(3000),
  'JPEG de 64 milhões de pixels em passos': () => blank(8000).jpeg({ progressive: true }).toBuffer(),
  'GIF de quadros demais': () => film(500_000),
  'AVIF cortado': async () => (await blank(4000).avif({ effort: 0 }).toBuffer()).subarray(0, 300),
}

/** Images that cost more than they look. What of them is one is drawn anew, within the limits. */
export const hostileImages: readonly HostileFile[] = Object.entries(shapes).map(([name, content]) => ({
  name,
  door: 'proof',
  content,
  mayBeTaken: true,
}))
