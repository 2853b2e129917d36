import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimingPng, drawnPng } from '../testing/drawn-png.ts'
import { imagePixels } from './image-pixels.ts'

const limits = { largestSide: 2000 }

/** Pixels of a PNG that was written from these samples of so many channels, one row. */
async function pixelsOf(samples: Uint8Array | Uint16Array, channels: 1 | 2 | 3 | 4, options = {}) {
  const raw = { width: samples.length / channels, height: 1, channels }
  const [colour, grey] = samples instanceof Uint16Array ? ['rgb16', 'grey16'] : ['srgb', 'b-w']
  const space = (channels > 2 ? colour : grey) ?? 'srgb'
  const png = await sharp(samples, { raw }).toColourspace(space).png(options).toBuffer()
  const read = await imagePixels(png, limits)
  if (typeof read === 'string') throw new Error(read)
  return [...read.pixels]
}

describe('the pixels of an image', () => {
  it('are read in colour, grey, with and without alpha', async () => {
    expect(await pixelsOf(Uint8Array.of(1, 2, 3), 3)).toEqual([1, 2, 3, 255])
    expect(await pixelsOf(Uint8Array.of(1, 2, 3, 4), 4)).toEqual([1, 2, 3, 4])
    expect(await pixelsOf(Uint8Array.of(9, 8), 2)).toEqual([9, 9, 9, 8])
    expect(await pixelsOf(Uint8Array.of(7), 1)).toEqual([7, 7, 7, 255])
  })

  it('are eight bits each of an image of sixteen', async () => {
    expect(await pixelsOf(Uint16Array.of(0x0763, 0x1020, 0xff00), 3)).toEqual([7, 16, 255, 255])
  })

  it('are read from a palette with its transparency, and interlaced', async () => {
    const samples = Uint8Array.of(200, 30, 40, 255, 10, 20, 250, 255, 0, 0, 0, 0)
    // The colour of what is not seen is the writer's choice.
    const seen = (pixels: number[]) => [...pixels.slice(0, 8), pixels[11]]
    expect(seen(await pixelsOf(samples, 4, { palette: true }))).toEqual(seen([...samples]))
    expect(await pixelsOf(samples, 4, { progressive: true })).toEqual([...samples])
  })

  it.each([
    ['no image', Buffer.from('GIF89a, or so it says'), 'unreadable'],
    ['one that was cut short', drawnPng([0, 0, 0, 255], { side: 64 }).subarray(0, 90), 'unreadable'],
    ['one without its pixels', claimingPng(300, 300), 'unreadable'],
    ['a huge one', claimingPng(90_000, 90_000), 'too-large'],
    ['one that is a little too wide', claimingPng(2001, 1), 'too-large'],
  ])('%s is refused', async (_, file, refusal) => {
    expect(await imagePixels(file, limits)).toBe(refusal)
  })
})
