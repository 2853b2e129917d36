/** Pixels. */
export type ImageSize = { width: number; height: number }

/** Whatever it claims is read, and judged by who asked; no pixel is decoded for it. */
const ANY = Number.MAX_SAFE_INTEGER

/** Size of an image by its header, as a decoder would believe it; null when it tells none that can be drawn. */
export async function imageSize(content: Buffer): Promise<ImageSize | null> {
  try {
    const { openImage } = await import('./open-image.ts')
    const { width, height } = await openImage(content, { mostPixels: ANY }).metadata()
    return { width, height }
  } catch {
    return null
  }
}
