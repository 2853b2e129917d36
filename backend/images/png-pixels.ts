import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { readPngChunks } from './png-chunks.ts'
import { unfilter } from './png-filters.ts'

const inflateAsync = promisify(inflate)

/** A drawing, uncompressed: red, green, blue and alpha of every pixel, 0 to 255 each. */
export type PngPixels = { width: number; height: number; pixels: Uint8Array }

/** Why a file is refused. */
export type PngRefusal = 'malformed' | 'interlaced' | 'too-large'

/** Samples of a pixel, by PNG's colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Reads the pixels of a PNG, any depth and colour type. `largestSide` in pixels is looked at before anything is uncompressed.
 * Interlaced files are refused: no logo needs it.
 */
export async function pngPixels(
  file: Buffer,
  { largestSide }: { largestSide: number },
): Promise<PngPixels | PngRefusal> {
  const chunks = readPngChunks(file)
  if (chunks === null) return 'malformed'
  const { width, height, depth, colorType, interlace } = chunks.header
  const channels = CHANNELS[colorType]
  if (channels === undefined || width === 0 || height === 0) return 'malformed'
  if (width > largestSide || height > largestSide) return 'too-large'
  if (interlace !== 0) return 'interlaced'
  const rowBytes = Math.ceil((width * channels * depth) / 8)
  const raw = await inflated(chunks.data, (rowBytes + 1) * height)
  if (raw === null) return 'malformed'
  const rows = unfilter(raw, { rowBytes, height, pixelBytes: Math.max(1, (channels * depth) >> 3) })
  const sample = sampler(rows, { rowBytes, depth, channels })
  const pixels = new Uint8Array(width * height * 4)
  const { palette, transparency } = chunks
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (colorType === 3) {
        const index = sample(x, y, 0, false)
        pixels.set(palette.subarray(index * 3, index * 3 + 3), at)
        pixels[at + 3] = transparency[index] ?? 255
      } else {
        const isGrey = colorType === 0 || colorType === 4
        for (let color = 0; color < 3; color += 1) pixels[at + color] = sample(x, y, isGrey ? 0 : color, true)
        pixels[at + 3] = colorType >= 4 ? sample(x, y, channels - 1, true) : 255
      }
    }
  }
  return { width, height, pixels }
}

async function inflated(data: Buffer, expected: number): Promise<Buffer | null> {
  try {
    const raw = await inflateAsync(data, { maxOutputLength: expected })
    return raw.length === expected ? raw : null
  } catch {
    return null
  }
}

/** Reads one sample; `scaled` brings any depth to 0–255, otherwise it is an index of the palette. */
function sampler(
  rows: Uint8Array,
  { rowBytes, depth, channels }: { rowBytes: number; depth: number; channels: number },
) {
  const largest = 2 ** depth - 1
  return (x: number, y: number, channel: number, scaled: boolean): number => {
    const start = y * rowBytes
    const place = x * channels + channel
    if (depth === 16) return rows[start + place * 2] ?? 0
    if (depth === 8) return rows[start + place] ?? 0
    const bit = place * depth
    const value = ((rows[start + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & largest
    return scaled ? Math.round((value * 255) / largest) : value
  }
}
