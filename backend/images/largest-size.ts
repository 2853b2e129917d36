import type { ImageSize } from './image-size.ts'

/** The widest and the highest of several sizes that a file claims; null where it claims none. */
export function largestSize(claimed: Iterable<ImageSize>): ImageSize | null {
  const sizes = [...claimed]
  if (sizes.length === 0) return null
  const largest = (side: keyof ImageSize) => sizes.reduce((found, size) => Math.max(found, size[side]), 0)
  return { width: largest('width'), height: largest('height') }
}
