import type { ImageSize } from './image-size.ts'
import { largestSize } from './largest-size.ts'

const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** What an animation says of a frame before the frame's own chunks. */
const FRAME_BYTES = 16

/** Size of a WebP: the largest of its canvas, the frames of its animation, and its pixels, lossless or lossy. */
export function webpSize(content: Buffer): ImageSize | null {
  return largestSize(sizesIn(content))
}

function* sizesIn(file: Buffer): Generator<ImageSize> {
  for (const chunk of chunksOf(file.subarray(RIFF_HEADER_BYTES))) {
    yield* sizeOf(chunk)
    if (chunk.type !== 'ANMF') continue
    for (const inner of chunksOf(chunk.content.subarray(FRAME_BYTES))) yield* sizeOf(inner)
  }
}

type Chunk = { type: string; content: Buffer }

function* chunksOf(chunks: Buffer): Generator<Chunk> {
  for (let at = 0; at + CHUNK_HEADER_BYTES <= chunks.length; ) {
    const start = at + CHUNK_HEADER_BYTES
    const length = chunks.readUInt32LE(at + 4)
    yield { type: chunks.toString('latin1', at, at + 4), content: chunks.subarray(start, start + length) }
    at = start + length + (length % 2)
  }
}

function sizeOf({ type, content }: Chunk): ImageSize[] {
  const size = READERS[type]?.(content)
  return size ? [size] : []
}

const READERS: Readonly<Record<string, (content: Buffer) => ImageSize | null>> = {
  VP8X: (content) => sidesLessOne(content, 4),
  ANMF: (content) => sidesLessOne(content, 6),
  VP8L: losslessSize,
  'VP8 ': lossySize,
}

function sidesLessOne(content: Buffer, at: number): ImageSize | null {
  if (content.length < at + 6) return null
  return { width: content.readUIntLE(at, 3) + 1, height: content.readUIntLE(at + 3, 3) + 1 }
}

function losslessSize(content: Buffer): ImageSize | null {
  if (content.length < 5 || content[0] !== 0x2f) return null
  const bits = content.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

function lossySize(content: Buffer): ImageSize | null {
  if (content.length < 10 || content.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff }
}
