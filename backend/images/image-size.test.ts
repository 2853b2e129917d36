import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimingPng } from '../testing/drawn-png.ts'
import { smallHeic, smallJpeg } from '../testing/small-images.ts'
import { imageSize } from './image-size.ts'

const drawing = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#a33' } })
const [png, webp, gif, avif] = await Promise.all(
  (['png', 'webp', 'gif', 'avif'] as const).map((format) => drawing()[format]().toBuffer()),
)
const losslessWebp = await drawing().webp({ lossless: true }).toBuffer()
const whole = { png, webp, losslessWebp, gif, avif, smallJpeg, smallHeic } as Record<string, Buffer>

/** A canvas of an extended WebP; its sides are kept less one. */
function canvas(width: number, height: number): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(14)])
  file.writeUInt32LE(10, 16)
  file.writeUIntLE(width - 1, 24, 3)
  file.writeUIntLE(height - 1, 27, 3)
  return file
}

describe('the size of an image', () => {
  it.each(Object.entries(whole))('is read of a whole %s', async (_, content) => {
    expect(await imageSize(content)).toEqual({ width: 37, height: 21 })
  })

  it('is what a header claims, fourteen gigabytes of pixels that are not there', async () => {
    expect(await imageSize(claimingPng(60_000, 60_000))).toEqual({ width: 60_000, height: 60_000 })
  })

  it.each([
    ['a PNG without a height', claimingPng(60_000, 0)],
    [
      'a WebP whose picture is not that of its canvas',
      Buffer.concat([canvas(1, 1), webp?.subarray(12) ?? Buffer.of()]),
    ],
    ['a JPEG that is cut off before its size', smallJpeg.subarray(0, 60)],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  ])('is none of %s', async (_, content) => {
    expect(await imageSize(content)).toBeNull()
  })

  it('of a JPEG is not looked for behind its end, where phones put a film', async () => {
    const film = Buffer.from('ffc2000b08012cea60010111 00'.replaceAll(' ', ''), 'hex')
    expect(await imageSize(Buffer.concat([smallJpeg, film]))).toEqual({ width: 37, height: 21 })
  })

  it('is one or none where a file ends too soon and goes on with noise', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(whole)),
        fc.nat({ max: 700 }),
        fc.uint8Array({ maxLength: 60 }),
        async (head, length, noise) => {
          const size = await imageSize(Buffer.concat([head.subarray(0, length), noise]))
          expect(size === null || (size.width > 0 && size.height > 0)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
