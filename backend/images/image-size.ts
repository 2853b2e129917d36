/** Pixels. */
export type ImageSize = { width: number; height: number }

/** Facts of the header of an image. `isProgressive`: drawn in steps, each over all of it, so that a decoder holds the whole. */
export type ImageHeader = ImageSize & { isProgressive: boolean }

/** Whatever it claims is read, and judged by who asked; no pixel is decoded for it. */
const ANY = Number.MAX_SAFE_INTEGER

/** The header of an image, as a decoder would believe it; null when it tells none that can be drawn. */
export async function imageHeader(content: Buffer): Promise<ImageHeader | null> {
  try {
    const { openImage } = await import('./open-image.ts')
    const { width, height, isProgressive } = await openImage(content, { maxPixels: ANY }).metadata()
    return { width, height, isProgressive }
  } catch {
    return null
  }
}

/** Size of an image by its header. */
export async function imageSize(content: Buffer): Promise<ImageSize | null> {
  const header = await imageHeader(content)
  return header && { width: header.width, height: header.height }
}
