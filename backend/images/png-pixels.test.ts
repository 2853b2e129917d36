import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chunk, drawnPng } from '../testing/drawn-png.ts'
import { pngPixels } from './png-pixels.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const limits = { largestSide: 2000 }

type Drawing = {
  width: number
  height: number
  depth: number
  type: number
  rows: number[][]
  extra?: Buffer[]
}

function png({ width, height, depth, type, rows, extra = [] }: Drawing): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type, 0, 0, 0], 8)
  const data = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function pixelsOf(drawing: Drawing): Promise<number[]> {
  const read = await pngPixels(png(drawing), limits)
  if (typeof read === 'string') throw new Error(read)
  return [...read.pixels]
}

describe('the pixels of a PNG', () => {
  it('are read in colour, grey, with and without alpha, and at sixteen bits', async () => {
    const one = { width: 1, height: 1 }
    expect(await pixelsOf({ ...one, depth: 8, type: 2, rows: [[0, 1, 2, 3]] })).toEqual([1, 2, 3, 255])
    expect(await pixelsOf({ ...one, depth: 8, type: 6, rows: [[0, 1, 2, 3, 4]] })).toEqual([1, 2, 3, 4])
    expect(await pixelsOf({ ...one, depth: 8, type: 4, rows: [[0, 9, 8]] })).toEqual([9, 9, 9, 8])
    expect(await pixelsOf({ ...one, depth: 16, type: 0, rows: [[0, 7, 99]] })).toEqual([7, 7, 7, 255])
  })

  it('are read from a palette of two bits, with its transparency', async () => {
    const palette = chunk('PLTE', Buffer.from([10, 11, 12, 20, 21, 22, 30, 31, 32]))
    const transparency = chunk('tRNS', Buffer.from([0, 128]))
    const drawing = {
      width: 3,
      height: 1,
      depth: 2,
      type: 3,
      rows: [[0, 0b00_01_10_00]],
      extra: [palette, transparency],
    }
    expect(await pixelsOf(drawing)).toEqual([10, 11, 12, 0, 20, 21, 22, 128, 30, 31, 32, 255])
  })

  it('are the same whatever filter their rows have', async () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 5, 5, 5],
      [2, 1, 1, 1],
      [3, 1, 1, 1],
      [4, 1, 1, 1],
    ]
    const read = await pixelsOf({ width: 3, height: 5, depth: 8, type: 0, rows })
    const grey = read.filter((_, at) => at % 4 === 0)
    expect(grey).toEqual([10, 20, 30, 5, 10, 15, 6, 11, 16, 4, 8, 13, 5, 9, 14])
  })

  it.each([
    ['no PNG', Buffer.from('GIF89a, or so it says'), 'malformed'],
    ['one that was cut short', drawnPng([0, 0, 0, 255]).subarray(0, 60), 'malformed'],
    ['an interlaced one', drawnPng([0, 0, 0, 255], { interlace: 1 }), 'interlaced'],
    ['a huge one', png({ width: 90_000, height: 90_000, depth: 8, type: 6, rows: [[0]] }), 'too-large'],
    [
      'one that unpacks to more than it says',
      png({ width: 1, height: 1, depth: 8, type: 0, rows: [Array(90_000).fill(0)] }),
      'malformed',
    ],
    [
      'one of a type that does not exist',
      png({ width: 1, height: 1, depth: 8, type: 5, rows: [[0, 0]] }),
      'malformed',
    ],
  ])('%s is refused', async (_, file, refusal) => {
    expect(await pngPixels(file, limits)).toBe(refusal)
  })
})
