import pLimit from 'p-limit'
import type { Sharp } from 'sharp'

/** An image as it is kept: what it shows, and nothing about who took it, when or where. */
export type CleanImage = { content: Buffer; mediaType: string; width: number; height: number }

/** As many as `accepted-file.ts` lets through by what the header claims. */
const MAX_PIXELS = 64_000_000

/** Seconds that a photograph may take to be drawn anew; one of 64 megapixels takes four. */
const LONGEST_SECONDS = 30

/** Images drawn at a time: each takes up to four bytes a pixel. */
const oneOfTwo = pLimit(2)

/** Of JPEG and WebP, 0 to 100: letters stay sharp, and a photograph stays about as large as it was. */
const QUALITY = 85

/**
 * Draws an image anew: upright, in the colours of the web, without what the camera wrote into it (place, time, device). JPEG, PNG and
 * WebP stay what they are; a GIF becomes a PNG of its first picture, an AVIF a JPEG. `widest`: pixels to which a wider one is made smaller.
 * Null for what cannot be read to its end.
 */
export function cleanImage(
  content: Buffer,
  mediaType: string,
  { widest }: { widest?: number } = {},
): Promise<CleanImage | null> {
  return oneOfTwo(async () => {
    try {
      const { openImage } = await import('../images/open-image.ts')
      const image = openImage(content, { maxPixels: MAX_PIXELS })
        .autoOrient()
        .timeout({ seconds: LONGEST_SECONDS })
      if (widest !== undefined) image.resize({ width: widest, withoutEnlargement: true })
      const drawn = await inFormat(image, mediaType).toBuffer({ resolveWithObject: true })
      const { width, height, format } = drawn.info
      return { content: drawn.data, mediaType: `image/${format}`, width, height }
    } catch {
      return null
    }
  })
}

function inFormat(image: Sharp, mediaType: string) {
  if (mediaType === 'image/png' || mediaType === 'image/gif') return image.png()
  if (mediaType === 'image/webp') return image.webp({ quality: QUALITY })
  return image.flatten({ background: 'white' }).jpeg({ quality: QUALITY })
}
