import type { ImageSize } from './image-size.ts'
import { largestSize } from './largest-size.ts'

/** Frames are C0 to CF but for tables (C4, CC) and a reserved one (C8). */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Size of a JPEG: the largest of its frames, up to its end; what phones put behind that is no part of it. Bytes between segments are
 * passed over, as decoders do; null when pixels come before a frame.
 */
export function jpegSize(content: Buffer): ImageSize | null {
  return largestSize(framesIn(content))
}

function* framesIn(content: Buffer): Generator<ImageSize> {
  let hasFrame = false
  for (
    let at = content.indexOf(0xff, 2);
    at >= 0 && at + 9 <= content.length;
    at = content.indexOf(0xff, at)
  ) {
    const marker = content.readUInt8(at + 1)
    if (marker === END_OF_IMAGE || (marker === START_OF_SCAN && !hasFrame)) return
    if (isFrame(marker)) {
      hasFrame = true
      yield { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    }
    at += bytesOf(content, at, marker)
  }
}

/** Bytes of a segment with its marker; those of what only looks like one. */
function bytesOf(content: Buffer, at: number, marker: number): number {
  if (marker === 0xff) return 1
  return isAlone(marker) ? 2 : 2 + content.readUInt16BE(at + 2)
}

/** Markers without a length: stuffing, TEM, restarts and the start. */
const isAlone = (marker: number) => marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)
