import { gifSize } from './gif-size.ts'
import { heifSize } from './heif-size.ts'
import { jpegSize } from './jpeg-size.ts'
import { webpSize } from './webp-size.ts'

/** Pixels. */
export type ImageSize = { width: number; height: number }

/** What reads the size of each type. Only headers are read, wherever in the file they stand; no pixel is decoded. */
const READERS: Readonly<Record<string, (content: Buffer) => ImageSize | null>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
  'image/heic': heifSize,
  'image/avif': heifSize,
}

/** Largest size that any header of an image claims: a decoder may believe each of them. Null when none tells one, or for another type. */
export function imageSize(content: Buffer, mediaType: string): ImageSize | null {
  return READERS[mediaType]?.(content) ?? null
}

function pngSize(content: Buffer): ImageSize | null {
  if (content.length < 24 || content.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}
