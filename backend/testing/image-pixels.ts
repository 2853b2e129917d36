import sharp from 'sharp'
import { openImage } from '../images/open-image.ts'

/** Red, green, blue and alpha of every pixel of an image, to compare two of them that were written differently. */
export function shownBy(image: Buffer): Promise<Buffer> {
  return openImage(image, { maxPixels: 64_000_000 }).toColourspace('srgb').ensureAlpha().raw().toBuffer()
}

/** The bytes of a white PNG of so many pixels. */
export const blankPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
