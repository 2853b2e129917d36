import { type Box, boxesOf, boxIn, FULL_BOX_BYTES } from './heif-boxes.ts'
import { itemsOf } from './heif-items.ts'
import type { ImageSize } from './image-size.ts'
import { largestSize } from './largest-size.ts'

/** Images that are put together of others, by the bytes before their sides: a grid of tiles, and a drawing that images are laid upon. */
const COMPOSED = new Map([
  ['grid', 4],
  ['iovl', 10],
])
const COMPOSED_TYPES = new Set(COMPOSED.keys())

/**
 * Size of a HEIC or AVIF: the widest and the highest of the images that its properties name and that it puts together. A file holds
 * several: tiles, the whole and a thumbnail. What is cropped for showing is decoded all the same. What the coded pixels say of
 * themselves is not read; null where a header cannot be.
 */
export function heifSize(content: Buffer): ImageSize | null {
  const meta = boxIn(content, { type: '', start: 0, end: content.length }, 'meta')
  const named = meta && namedSizes(content, meta)
  if (!named || named.length === 0) return null
  try {
    const composed = itemsOf(content, meta, COMPOSED_TYPES)?.map(({ type, data }) =>
      composedSize(data, COMPOSED.get(type) ?? 0),
    )
    return composed ? largestSize([...named, ...composed]) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function namedSizes(content: Buffer, meta: Box): ImageSize[] | null {
  const properties = boxIn(content, { ...meta, start: meta.start + FULL_BOX_BYTES }, 'iprp')
  const container = properties && boxIn(content, properties, 'ipco')
  if (!container) return null
  return [...boxesOf(content, container)]
    .filter(({ type, start, end }) => type === 'ispe' && end - start >= FULL_BOX_BYTES + 8)
    .map(({ start }) => ({ width: content.readUInt32BE(start + 4), height: content.readUInt32BE(start + 8) }))
}

/** Sides are of four bytes where the lowest flag says so, else of two. */
function composedSize(data: Buffer, at: number): ImageSize {
  const bytes = data.readUInt8(1) & 1 ? 4 : 2
  return { width: data.readUIntBE(at, bytes), height: data.readUIntBE(at + bytes, bytes) }
}
