import { imageSize } from './image-size.ts'

/** A drawing, uncompressed: red, green, blue and alpha of every pixel, 0 to 255 each. */
export type ImagePixels = { width: number; height: number; pixels: Uint8Array }

/** Why a file is refused. */
export type PixelRefusal = 'unreadable' | 'too-large'

/** Reads the pixels of an image in the colours of the web. `largestSide` in pixels is looked at before anything is uncompressed. */
export async function imagePixels(
  content: Buffer,
  { largestSide }: { largestSide: number },
): Promise<ImagePixels | PixelRefusal> {
  const size = await imageSize(content)
  if (size === null) return 'unreadable'
  if (Math.max(size.width, size.height) > largestSide) return 'too-large'
  try {
    const { openImage } = await import('./open-image.ts')
    const image = openImage(content, { maxPixels: largestSide * largestSide })
    const { data, info } = await image
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data }
  } catch {
    return 'unreadable'
  }
}
