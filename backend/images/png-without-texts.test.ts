import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawnPng, pngChunk } from '../testing/drawn-png.ts'
import { smallJpeg } from '../testing/small-images.ts'
import { pngWithoutTexts } from './png-without-texts.ts'

const HEADER_BYTES = 33

it('a PNG comes without its texts, packed or not, and its picture stays', () => {
  const png = drawnPng([1, 2, 3, 255])
  const packed = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(1_000_000))]))
  const plain = pngChunk('tEXt', Buffer.from('a\0Rua Secreta'))
  const [head, rest] = [png.subarray(0, HEADER_BYTES), png.subarray(HEADER_BYTES)]
  expect(pngWithoutTexts(Buffer.concat([head, packed, plain, rest]))).toEqual(png)
})

it('what has none, is cut off or is another image stays as it is', () => {
  const png = drawnPng([1, 2, 3, 255])
  expect(pngWithoutTexts(png)).toBe(png)
  expect(pngWithoutTexts(smallJpeg)).toBe(smallJpeg)
  const cut = png.subarray(0, -20)
  expect(pngWithoutTexts(cut)).toBe(cut)
})
