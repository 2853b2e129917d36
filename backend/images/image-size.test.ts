import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimingPng } from '../testing/drawn-png.ts'
import { smallGif, smallJpeg, smallLosslessWebp, smallLossyWebp } from '../testing/small-images.ts'
import { imageSize } from './image-size.ts'

/** A box of a HEIF file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inside.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}
const versionAndFlags = Buffer.alloc(4)
function extent(width: number, height: number): Buffer {
  const sides = Buffer.alloc(8)
  sides.writeUInt32BE(width, 0)
  sides.writeUInt32BE(height, 4)
  return box('ispe', versionAndFlags, sides)
}
/** A HEIF of one item of data, of that type: coded pixels by default. */
function heifOf(properties: readonly Buffer[], type = 'hvc1', data = Buffer.alloc(8)): Buffer {
  const entry = box('infe', Buffer.from([2, 0, 0, 0, 0, 1, 0, 0]), Buffer.from(`${type}\0`))
  // Item 1 lies in `idat` (construction method 1), in one extent.
  const place = Buffer.from([
    1,
    0,
    0,
    0,
    0x44,
    0,
    0,
    1,
    0,
    1,
    0,
    1,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    data.length,
  ])
  return Buffer.concat([
    box('ftyp', Buffer.from('heic')),
    box(
      'meta',
      versionAndFlags,
      box('iinf', versionAndFlags, Buffer.from([0, 1]), entry),
      box('iloc', place),
      box('idat', data),
      box('iprp', box('ipco', ...properties)),
    ),
  ])
}
const drawingEnd = Buffer.from([0xff, 0xff, 0xea, 0x60])

/** A frame header of a JPEG. */
const jpegFrame = (width: number, height: number) =>
  Buffer.from([0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])

/** A chunk of a WebP. */
function chunk(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(inside.length, 4)
  return Buffer.concat([head, inside, Buffer.alloc(inside.length % 2)])
}
const losslessPixels = Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0])
/** Where a frame of an animation lies and how long it is shown; its sides are kept less one. */
function animationFrame(width: number, height: number): Buffer {
  const frame = Buffer.alloc(16)
  frame.writeUIntLE(width - 1, 6, 3)
  frame.writeUIntLE(height - 1, 9, 3)
  return frame
}

/** A canvas of an extended WebP; its sides are kept less one. */
function canvas(width: number, height: number): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(14)])
  file.writeUInt32LE(10, 16)
  file.writeUIntLE(width - 1, 24, 3)
  file.writeUIntLE(height - 1, 27, 3)
  return file
}

describe('imageSize', () => {
  it.each([
    ['image/png', claimingPng(60_000, 300)],
    ['image/webp', canvas(60_000, 300)],
    ['image/heic', heifOf([extent(60_000, 300)])],
    ['image/avif', heifOf([extent(60_000, 300)])],
  ])('reads what the header of %s claims', (type, content) => {
    expect(imageSize(content, type)).toEqual({ width: 60_000, height: 300 })
  })

  it.each([
    ['image/jpeg', smallJpeg],
    ['image/gif', smallGif],
    ['image/webp', smallLossyWebp],
    ['image/webp', smallLosslessWebp],
  ])('reads a whole %s', (type, content) => {
    expect(imageSize(content, type)).toEqual({ width: 37, height: 21 })
  })

  it('of a HEIC is that of the largest of its images, not of a thumbnail or of what is shown', () => {
    const cropped = box('clap', Buffer.alloc(32, 0xff))
    const content = heifOf([extent(160, 120), cropped, extent(512, 512), extent(20_000, 15_000)])
    expect(imageSize(content, 'image/heic')).toEqual({ width: 20_000, height: 15_000 })
  })

  it.each([
    [
      'a frame of a GIF beyond its screen',
      'image/gif',
      Buffer.from('4749463839610100010000000021f90400000000002c01000000feffffff0002024c01003b', 'hex'),
      { width: 65_535, height: 65_535 },
    ],
    [
      'the pixels of a WebP beyond its canvas',
      'image/webp',
      Buffer.concat([canvas(1, 1), chunk('VP8L', losslessPixels)]),
      { width: 16_384, height: 16_384 },
    ],
    [
      'the pixels in a frame of an animated WebP',
      'image/webp',
      Buffer.concat([canvas(1, 1), chunk('ANMF', animationFrame(7, 9), chunk('VP8L', losslessPixels))]),
      { width: 16_384, height: 16_384 },
    ],
    [
      'a frame of an animated WebP',
      'image/webp',
      Buffer.concat([
        canvas(1, 1),
        chunk('XMP ', Buffer.from('odd')),
        chunk('ANMF', animationFrame(20_000, 9)),
      ]),
      { width: 20_000, height: 9 },
    ],
    [
      'a second frame of a JPEG',
      'image/jpeg',
      Buffer.concat([smallJpeg.subarray(0, -2), jpegFrame(60_000, 300), smallJpeg.subarray(-2)]),
      { width: 60_000, height: 300 },
    ],
    [
      'the grid that the tiles of a HEIC are laid in',
      'image/heic',
      heifOf([extent(1, 1)], 'grid', Buffer.concat([Buffer.from([0, 0, 255, 255]), drawingEnd])),
      { width: 65_535, height: 60_000 },
    ],
    [
      'the drawing that images of a HEIC are laid upon',
      'image/heic',
      heifOf([extent(1, 1)], 'iovl', Buffer.concat([Buffer.alloc(10), drawingEnd])),
      { width: 65_535, height: 60_000 },
    ],
  ])('is that of %s, which may not hide in a smaller one', (_, type, content, size) => {
    expect(imageSize(content, type)).toEqual(size)
  })

  it('of a JPEG is not looked for behind its end, where phones put a film', () => {
    const content = Buffer.concat([smallJpeg, jpegFrame(60_000, 300)])
    expect(imageSize(content, 'image/jpeg')).toEqual({ width: 37, height: 21 })
  })

  it('of a HEIC is none where its items or its grid cannot be read', () => {
    expect(imageSize(heifOf([extent(9, 9)], 'grid', Buffer.alloc(3)), 'image/heic')).toBeNull()
    const withoutItems = box('meta', versionAndFlags, box('iprp', box('ipco', extent(9, 9))))
    expect(imageSize(withoutItems, 'image/heic')).toBeNull()
  })

  it('is read to the end of what nests in itself a hundred thousand times', () => {
    const nested = Buffer.alloc(100_000 * 24)
    for (let at = 0; at < nested.length; at += 24) {
      nested.write('ANMF', at, 'latin1')
      nested.writeUInt32LE(nested.length - at - 8, at + 4)
    }
    expect(imageSize(Buffer.concat([canvas(9, 9), nested]), 'image/webp')).toEqual({ width: 9, height: 9 })
  })

  it('of a JPEG passes over what comes before the frame, as decoders do', () => {
    const [start, rest] = [smallJpeg.subarray(0, 2), smallJpeg.subarray(2)]
    const comment = Buffer.from('fffe000affc00011ffff12', 'hex')
    const content = Buffer.concat([start, comment, Buffer.from('00ff', 'hex'), rest])
    expect(imageSize(content, 'image/jpeg')).toEqual({ width: 37, height: 21 })
  })

  it('is none where the header ends too soon, whatever the bytes are', () => {
    const heads = [
      smallJpeg,
      smallLossyWebp,
      canvas(9, 9),
      heifOf([extent(9, 9)]),
      claimingPng(9, 9),
      smallGif,
    ]
    const types = ['image/jpeg', 'image/webp', 'image/heic', 'image/png', 'image/gif']
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.nat({ max: 60 }),
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom(...types),
        (head, length, noise, type) => {
          const size = imageSize(Buffer.concat([head.subarray(0, length), noise]), type)
          expect(size === null || size.width >= 0).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
    for (const type of types) expect(imageSize(Buffer.alloc(9), type)).toBeNull()
  })
})
