import type { ImageSize } from './image-size.ts'
import { largestSize } from './largest-size.ts'

const SCREEN_BYTES = 13
const FRAME_BYTES = 10
const EXTENSION = 0x21
const FRAME = 0x2c
const TRAILER = 0x3b

/** Size of a GIF: of its logical screen, and of every frame with where it begins, since decoders widen the screen for a frame. */
export function gifSize(content: Buffer): ImageSize | null {
  return largestSize(sizesIn(content))
}

/** Bytes between blocks are passed over, as decoders do. */
function* sizesIn(content: Buffer): Generator<ImageSize> {
  if (content.length < SCREEN_BYTES) return
  yield { width: content.readUInt16LE(6), height: content.readUInt16LE(8) }
  let at = SCREEN_BYTES + colorTableBytes(content.readUInt8(10))
  while (at < content.length && content[at] !== TRAILER) {
    if (content[at] === FRAME) {
      if (at + FRAME_BYTES > content.length) return
      const [left, top] = [content.readUInt16LE(at + 1), content.readUInt16LE(at + 3)]
      yield { width: left + content.readUInt16LE(at + 5), height: top + content.readUInt16LE(at + 7) }
      // One byte before the pixels tells how they are packed.
      at = afterSubBlocks(content, at + FRAME_BYTES + colorTableBytes(content.readUInt8(at + 9)) + 1)
    } else {
      at = content[at] === EXTENSION ? afterSubBlocks(content, at + 2) : at + 1
    }
  }
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Sub-blocks begin with their length; an empty one is the last. */
function afterSubBlocks(content: Buffer, start: number): number {
  let at = start
  for (let length = content[at]; length; length = content[at]) at += 1 + length
  return at + 1
}
